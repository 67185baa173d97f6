/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
	readArchitecture,
	withPictures,
} from '../../bin/lib/layers-picture.mjs';

const root = resolve( __dirname, '../..' );
const page = readArchitecture();

describe( 'docs/architecture.md', () => {
	it( 'shows the layers as the tests hold them: npm run docs', () => {
		expect( withPictures( page ) ).toBe( page );
		expect( page.match( /```mermaid/g ) ).toHaveLength( 2 );
	} );

	it( 'names files that are there', () => {
		const paths = [
			...page.matchAll( /`((?:php|src|blocks|bin|tests)\/[\w./-]+)`/g ),
		].map( ( [ , path ] ) => path );
		expect(
			paths.filter( ( path ) => ! existsSync( resolve( root, path ) ) )
		).toEqual( [] );
		expect( paths.length ).toBeGreaterThan( 40 );
	} );

	it( 'names functions and classes of those files', () => {
		const named = [
			...page.matchAll( /`(\w+)(?:\(\))?` (?:in|of) `([\w./-]+\.\w+)`/g ),
		];
		const missing = named.filter(
			( [ , name, path ] ) =>
				! new RegExp( `(?:function|class|const) ${ name }\\b` ).test(
					readFileSync( resolve( root, path ), 'utf8' )
				)
		);
		expect( missing.map( ( [ text ] ) => text ) ).toEqual( [] );
		expect( named.length ).toBeGreaterThan( 40 );
	} );
} );
