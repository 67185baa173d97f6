/*
 * A page in jsdom that has the packages at hand: their file is compiled once for all test files, not once for each.
 */
const { TestEnvironment } = require( 'jest-environment-jsdom' );
const { readFileSync } = require( 'node:fs' );
const { Script } = require( 'node:vm' );
const { file } = require( './packages.cjs' );

let script;

module.exports = class extends TestEnvironment {
	async setup() {
		await super.setup();
		script ??= new Script(
			`( ( module ) => { ${ readFileSync( file, 'utf8' ) }\nreturn module.exports; } )( {} )`,
			{ filename: file }
		);
		this.global.slipstreamPackages = script.runInContext(
			this.getVmContext()
		);
	}
};
