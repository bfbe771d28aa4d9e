// unknown; it draws into a page
const board = document.getElementById('board');
board.innerHTML = '<table></table>';
