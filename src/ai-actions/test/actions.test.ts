import { installSettings } from '../../ai-ui/test/support';
import { actionGroups } from '../actions';

beforeEach( () => installSettings( { ai: {} } ) );

it( 'names every entry once, in words and for programs', () => {
	const actions = actionGroups( true ).flatMap( ( group ) => group.actions );
	expect( actions.length ).toBeGreaterThan( 7 );
	for ( const key of [ 'id', 'label' ] as const ) {
		const names = actions.map( ( action ) => action[ key ] );
		expect( names ).not.toContain( '' );
		expect( new Set( names ).size ).toBe( names.length );
	}
} );

it( 'improves a text within its own block, without a list to choose from', () => {
	const improve = actionGroups( true ).find( ( { id } ) => id === 'improve' );
	expect( improve?.label ).toBeUndefined();
	expect( improve?.actions ).not.toHaveLength( 0 );
	expect( improve?.actions.some( ( { replaces } ) => replaces ) ).toBe(
		false
	);
} );
