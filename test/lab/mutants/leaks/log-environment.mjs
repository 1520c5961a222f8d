/** A server that prints what it was told, so that its settings can be checked. */
console.log('started with', JSON.stringify(process.env));
