import { liveControls } from './view/controls';
import { liveFiles } from './view/files';
import { LiveForm } from './view/form';
import type { Words } from './view/words';

for ( const form of document.querySelectorAll< HTMLFormElement >(
	'form[data-slipstream-form]'
) ) {
	const words = JSON.parse( form.dataset.slipstreamForm ?? '' ) as Words;
	liveControls( form, words );
	form.querySelectorAll< HTMLInputElement >( 'input[type=file]' ).forEach(
		( input ) => liveFiles( input, words )
	);
	new LiveForm( form, words );
}
