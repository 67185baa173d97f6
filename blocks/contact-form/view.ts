import { liveControls } from './view/controls';
import { liveFiles } from './view/files';
import { LiveForm } from './view/form';
import type { Messages } from './view/messages';

for ( const form of document.querySelectorAll< HTMLFormElement >(
	'form[data-slipstream-form]'
) ) {
	const messages = JSON.parse(
		form.dataset.slipstreamForm ?? ''
	) as Messages;
	liveControls( form, messages );
	form.querySelectorAll< HTMLInputElement >( 'input[type=file]' ).forEach(
		( input ) => liveFiles( input, messages )
	);
	new LiveForm( form, messages );
}
