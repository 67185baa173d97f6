import { writeAlt } from '..';
import { serve } from '../../../tests/js/serve';
import { startRecording } from '../../../tests/js/recording';

it( 'counts that a text was asked for', async () => {
	serve( {
		'slipstream/v1/alt-text/7/write': () => ( { body: { id: 7 } } ),
	} );
	const leave = startRecording();
	await writeAlt( 7, { save: true } );
	expect( await leave() ).toEqual( [
		[ 'jetpack_ai_alt_text_generate', {} ],
	] );
} );
