import { renderHook } from '@testing-library/react';
import { registerBlockType } from '@wordpress/blocks';
import { panel } from '../panel';
import { withWriteOption } from '../slash';

beforeAll( () => {
	registerBlockType( 'core/paragraph', {
		apiVersion: 3,
		title: 'Paragraph',
		category: 'text',
		attributes: { content: { type: 'string' } },
	} );
} );

const blocks = {
	name: 'blocks',
	triggerPrefix: '/',
	useItems: (
		query: string
	): [ { key: string; value: unknown; label: string }[] ] => [
		query === 'zzz' ? NONE : PARAGRAPHS,
	],
	getOptionCompletion: ( value: unknown ) => ( { action: 'replace', value } ),
};
const NONE: { key: string; value: unknown; label: string }[] = [];
const PARAGRAPHS = [ { key: 'block-p', value: 'p', label: 'Paragraph' } ];
const users = { name: 'users', getOptionCompletion: () => 'x' };

const [ ours, others ] = withWriteOption( [ blocks, users ] );

const keysFor = ( query: string ) =>
	renderHook( () => ours!.useItems!( query ) ).result.current[ 0 ].map(
		( { key } ) => key
	);

it( 'leaves the other lists alone', () => {
	expect( others ).toBe( users );
	expect( ours ).toMatchObject( { name: 'blocks', triggerPrefix: '/' } );
} );

it( 'is last of all, first where it is searched for, and else not there', () => {
	expect( keysFor( '' ) ).toEqual( [ 'block-p', 'slipstream-ai-write' ] );
	expect( keysFor( ' WRITE with' ) ).toEqual( [
		'slipstream-ai-write',
		'block-p',
	] );
	expect( keysFor( 'zzz' ) ).toEqual( [] );
} );

it( 'gives the same list while nothing changes', () => {
	const { result, rerender } = renderHook( () => ours!.useItems!( 'a' ) );
	const [ before ] = result.current;
	rerender();
	expect( result.current[ 0 ] ).toBe( before );
} );

it( 'opens the menu and takes away what was typed; blocks are put in as ever', () => {
	const open = jest.spyOn( panel, 'open' ).mockReturnValue( undefined );
	const [ items ] = renderHook( () => ours!.useItems!( 'write' ) ).result
		.current;
	expect(
		ours?.getOptionCompletion?.( items[ 0 ]?.value, 'write' )
	).toMatchObject( {
		action: 'replace',
		value: { name: 'core/paragraph' },
	} );
	expect( open ).toHaveBeenCalledWith( {} );
	expect( ours?.getOptionCompletion?.( 'p', '' ) ).toEqual( {
		action: 'replace',
		value: 'p',
	} );
	expect( open ).toHaveBeenCalledTimes( 1 );
} );
