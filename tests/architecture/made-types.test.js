/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sync as glob } from 'fast-glob';

const root = resolve( __dirname, '../..' );
const read = ( file ) => readFileSync( resolve( root, file ), 'utf8' );
/** What makes types needs a process of its own: Jest has no import() for it. */
const made = JSON.parse(
	execFileSync(
		process.execPath,
		[
			'--input-type=module',
			'-e',
			`import { settingsByDomain } from './bin/lib/declarations.mjs';
			import { phpSources, typeScriptSources } from './bin/lib/settings.mjs';
			import { startDataTypes } from './bin/lib/start-data.mjs';
			console.log( JSON.stringify( {
				domains: settingsByDomain(),
				php: phpSources(),
				settings: await typeScriptSources(),
				startData: await startDataTypes(),
			} ) );`,
		],
		{ cwd: root, encoding: 'utf8' }
	)
);

describe( 'what is made of the JSON files of PHP', () => {
	it( 'is as they say: npm run build', () => {
		for ( const [ path, source ] of Object.entries( made.settings ) ) {
			expect( [ path, read( path ) ] ).toEqual( [ path, source ] );
		}
		expect(
			glob( 'src/site-settings/*.ts', { cwd: root } ).sort()
		).toEqual(
			[
				...Object.keys( made.settings ),
				'src/site-settings/deep-readonly.ts',
			].sort()
		);
		expect( read( 'src/settings/start-data.ts' ) ).toBe( made.startData );
	} );

	it( 'has each text where the tools of translators find it', () => {
		const texts = made.domains.flatMap( ( [ , settings ] ) =>
			Object.values( settings ).flatMap( ( { label, description } ) =>
				description ? [ label, description ] : [ label ]
			)
		);
		expect( texts.length ).toBeGreaterThan( 80 );
		for ( const text of texts ) {
			expect( made.php[ 'build/setting-texts.php' ] ).toContain(
				`__( '${ text }', 'slipstream' )`
			);
		}
	} );
} );
