// Words by which a company speaks of itself.
export default /(?<![\p{L}])(?:we|our|ours|us|I|my)(?!\p{L})/u;
