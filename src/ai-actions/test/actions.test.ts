import { installSettings } from '../../ai-ui/test/support';
import { actionGroups } from '../actions';

beforeEach( () => installSettings( { ai: {} } ) );

it( 'offers what improves a text, in the order of the menu', () => {
	const improve = actionGroups( true ).find( ( { id } ) => id === 'improve' );
	expect( improve?.actions.map( ( { label } ) => label ) ).toEqual( [
		'Correct spelling and grammar',
		'Simplify',
		'Summarize',
		'Expand',
		'Make shorter',
	] );
} );
