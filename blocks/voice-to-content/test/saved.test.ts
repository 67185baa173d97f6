import { registerBlock, roundTrip } from '../../../tests/js/editor';
import metadata from '../block.json';
import { name, settings } from '..';

describe( 'a saved voice block', () => {
	beforeAll( () => registerBlock( metadata, settings ) );

	it( 'has the name that sites know', () => {
		expect( name ).toBe( metadata.name );
	} );

	it.each( [
		'<!-- wp:jetpack/voice-to-content /-->',
		'<!-- wp:jetpack/voice-to-content {"content":"What was said"} /-->',
	] )( 'opens and is saved as it was: %s', ( post ) => {
		expect( roundTrip( post ).saved ).toBe( post );
	} );
} );
