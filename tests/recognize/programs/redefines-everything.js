// unknown; it replaces what others rely on, and has no results
JSON.stringify = () => 'x';
Array.prototype.push = function () { return 0; };
Array.isArray = () => true;
Object.keys = () => { throw new Error('no'); };
console.log = () => { throw new Error('no'); };
performance.now = () => 0;
Number.isInteger = () => false;
for (let i = 0; i < 100; i++) String(i);
