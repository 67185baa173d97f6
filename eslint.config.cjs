/*
 * WordPress's rules, the caps of this project, and who may import whom (the reason stands in each message;
 * tests/architecture holds the same over the whole import graph). Rules that need types are in .oxlintrc.json, as oxlint checks them in a seventh of the time.
 */
const wordpress = require( '@wordpress/scripts/config/eslint.config.cjs' );
const tseslint = require( 'typescript-eslint' );
const { layers } = require( './tests/architecture/layers.json' );

const libraries = layers.flat();

const tests = [ '**/test/**', 'tests/**', 'e2e/**' ];

/** The libraries that stand right of, or beside, the given one. */
function forbidden( library ) {
	const own = layers.findIndex( ( layer ) => layer.includes( library ) );
	return libraries.filter(
		( other ) =>
			other !== library &&
			layers.findIndex( ( layer ) => layer.includes( other ) ) >= own
	);
}

const inside = {
	group: [ '@slipstream/*/*', '**/src/**' ],
	message:
		'Import a library through its door, @slipstream/<library>: what is inside may change.',
};

const doubleCast = {
	selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
	message:
		"A double cast hides what the compiler knows: describe the type, in src/types if it is another package's.",
};

/** Rules about types in comments, which TypeScript has in the code, and about class components, of which there are none. They take a seventh of the time. */
const needlessInTypeScript = Object.fromEntries(
	[
		'jsdoc/check-access',
		'jsdoc/check-property-names',
		'jsdoc/check-types',
		'jsdoc/no-undefined-types',
		'jsdoc/require-property',
		'jsdoc/require-property-description',
		'jsdoc/require-property-name',
		'jsdoc/require-property-type',
		'jsdoc/valid-types',
		'react/no-direct-mutation-state',
		'react/require-render-return',
	].map( ( rule ) => [ rule, 'off' ] )
);

module.exports = [
	...wordpress,
	{ ignores: [ 'dist/**', '.cache/**', '.generated/**', 'artifacts/**' ] },
	{
		files: [ '**/*.{ts,tsx,js,cjs,mjs}' ],
		rules: {
			'import/no-unresolved': 'off', // The compiler says so already.
			'import/no-extraneous-dependencies': 'off', // Core's packages are there at run time.
			'import/default': 'off',
			'import/named': 'off',
			'no-empty': [ 'error', { allowEmptyCatch: false } ],
			'no-console': 'error',
			'max-lines': [
				'error',
				{ max: 300, skipBlankLines: true, skipComments: true },
			],
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'slipstream' },
			],
			'jsdoc/check-tag-names': [
				'error',
				{ definedTags: [ 'jest-environment' ] },
			],
			'jsdoc/require-param': 'off', // Prose is for what types cannot say.
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			'@wordpress/no-unsafe-wp-apis': 'off', // Each use stands in src/types, where its version is known.
		},
	},
	{
		files: [ '{src,blocks,extensions}/**/*.{ts,tsx}' ],
		ignores: tests,
		rules: {
			'max-lines-per-function': [
				'error',
				{ max: 60, skipBlankLines: true, skipComments: true },
			],
			complexity: [ 'error', 12 ],
			'import/no-default-export': 'error',
			'no-restricted-imports': [ 'error', { patterns: [ inside ] } ],
		},
	},
	{
		files: [ '{src,blocks,extensions}/**/*.tsx' ],
		ignores: tests,
		rules: {
			'max-lines-per-function': [
				'error',
				{ max: 90, skipBlankLines: true, skipComments: true },
			],
		},
	},
	{
		files: [ '{blocks,extensions}/*/edit.tsx' ],
		rules: { 'import/no-default-export': 'off' },
	},
	...libraries.map( ( library ) => ( {
		files: [ `src/${ library }/**/*.{ts,tsx}` ],
		ignores: tests,
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						inside,
						{
							group: [
								...forbidden( library ).map(
									( other ) => `@slipstream/${ other }`
								),
								'**/blocks/**',
								'**/extensions/**',
							],
							message: `src/${ library } may not use this: libraries import only from layers before their own.`,
						},
					],
				},
			],
		},
	} ) ),
	{
		files: [ '**/*.{ts,tsx}' ],
		plugins: { '@typescript-eslint': tseslint.plugin },
		rules: {
			'no-restricted-syntax': [ 'error', doubleCast ],
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/ban-ts-comment': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-unused-vars': 'off', // The compiler says so already.
			...needlessInTypeScript,
		},
	},
	{
		files: [ 'e2e/**/*.ts' ],
		rules: {
			'react-hooks/rules-of-hooks': 'off', // Playwright's fixtures call what they are given "use".
			'no-empty-pattern': 'off', // Its fixtures take their needs by destructuring, even none.
			'no-restricted-syntax': [
				'error',
				doubleCast,
				{
					selector:
						'CallExpression[callee.property.name="waitForTimeout"]',
					message: 'Wait for what the page shows, not for time.',
				},
			],
		},
	},
	{
		// Ambient descriptions follow the shape of what they describe.
		files: [ 'src/types/**/*.d.ts' ],
		rules: {
			'@typescript-eslint/method-signature-style': 'off',
			'@typescript-eslint/consistent-type-imports': 'off',
		},
	},
	{
		files: [ 'bin/**', 'bench/**', 'e2e/fakes/**', 'tests/**/*.mjs' ],
		rules: { 'no-console': 'off' },
	},
];
