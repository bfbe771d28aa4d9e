// Runs when the notes are built: what they say of a search, the search itself has said.
import load from 'queenscope';

export default {
  async load() {
    const { Search } = await load();
    const search = new Search('bitmask', 6);
    const positions = [];
    while (search.runTo('solution')) positions.push(search.position());
    search.delete();
    return positions;
  },
};
