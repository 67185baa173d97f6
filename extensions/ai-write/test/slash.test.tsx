import { render, renderHook } from '@testing-library/react';
import { registerBlockType } from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { panel } from '../panel';
import { withWriteOption } from '../slash';
import type { ReactNode } from 'react';

const ASSISTANT = 'jetpack/ai-assistant';
const OURS = `block-${ ASSISTANT }`;

function register( name: string ) {
	registerBlockType( name, {
		apiVersion: 3,
		title: name,
		category: 'text',
		attributes: { content: { type: 'string' } },
	} );
}

beforeAll( () => {
	register( 'core/paragraph' );
	register( ASSISTANT );
} );

/** What a site allows. */
const allow = ( ...allowedBlockTypes: string[] ) =>
	dispatch( blockEditorStore ).updateSettings( { allowedBlockTypes } );

interface Item {
	key: string;
	value: unknown;
	label: ReactNode;
}

const PARAGRAPH: Item = { key: 'block-p', value: 'p', label: 'Paragraph' };
const OWN_BLOCK: Item = { key: OURS, value: 'a', label: 'AI Assistant' };
/** What the editor finds. */
const FOUND: Readonly< Record< string, Item[] > > = {
	zzz: [],
	gpt: [ PARAGRAPH, OWN_BLOCK ],
	'ai assistant': [ OWN_BLOCK ],
};
const PARAGRAPHS = [ PARAGRAPH ];

const blocks = {
	name: 'blocks',
	triggerPrefix: '/',
	useItems: ( query: string ): [ Item[] ] => [ FOUND[ query ] ?? PARAGRAPHS ],
	getOptionCompletion: ( value: unknown ) => ( { action: 'replace', value } ),
};
const users = { name: 'users', getOptionCompletion: () => 'x' };

const [ ours, others ] = withWriteOption( [ blocks, users ] );

const itemsFor = ( query: string ) =>
	renderHook( () => ours!.useItems!( query ) ).result.current[ 0 ];
const keysFor = ( query: string ) =>
	itemsFor( query ).map( ( { key } ) => key );
const choose = ( query: string ) =>
	ours?.getOptionCompletion?.(
		itemsFor( query ).find( ( { key } ) => key === OURS )?.value,
		query
	);

it( 'leaves the other lists alone', () => {
	expect( others ).toBe( users );
	expect( ours ).toMatchObject( { name: 'blocks', triggerPrefix: '/' } );
} );

it.each( [
	[ '', [ 'block-p', OURS ] ],
	[ ' WRITE with', [ OURS, 'block-p' ] ],
	[ 'ai', [ OURS, 'block-p' ] ],
	// It begins no word of the name.
	[ 't', [ 'block-p' ] ],
	[ 'gpt', [ 'block-p', OURS ] ],
	[ 'ai assistant', [ OURS ] ],
	[ 'zzz', [] ],
] )( 'finds %j once, in its place', ( query, keys ) => {
	expect( keysFor( query ) ).toEqual( keys );
} );

it( 'has an icon, and one name however it was found', () => {
	for ( const query of [ '', 'gpt' ] ) {
		const item = itemsFor( query ).find( ( { key } ) => key === OURS );
		const { container, unmount } = render( <>{ item?.label }</> );
		expect( container ).toHaveTextContent( /^Write with AI$/ );
		expect( container.querySelector( 'svg' ) ).not.toBeNull();
		unmount();
	}
} );

it( 'gives the same list while nothing changes', () => {
	const { result, rerender } = renderHook( () => ours!.useItems!( 'a' ) );
	const [ before ] = result.current;
	rerender();
	expect( result.current[ 0 ] ).toBe( before );
} );

it( 'writes in the place of what was typed; other blocks are put in as ever', () => {
	const open = jest.spyOn( panel, 'open' ).mockReturnValue( undefined );
	void allow( 'core/paragraph', ASSISTANT );
	for ( const query of [ 'write', 'gpt' ] ) {
		expect( choose( query ) ).toMatchObject( {
			action: 'replace',
			value: { name: ASSISTANT },
		} );
	}
	expect( ours?.getOptionCompletion?.( 'p', '' ) ).toEqual( {
		action: 'replace',
		value: 'p',
	} );
	expect( open ).not.toHaveBeenCalled();
} );

it( 'opens the panel where the block is not allowed, and takes away what was typed', () => {
	const open = jest.spyOn( panel, 'open' ).mockReturnValue( undefined );
	void allow( 'core/paragraph' );
	expect( choose( 'write' ) ).toMatchObject( {
		action: 'replace',
		value: { name: 'core/paragraph' },
	} );
	expect( open ).toHaveBeenCalledWith( {} );
} );
