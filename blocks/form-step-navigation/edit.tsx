import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { useFirstBlocks } from '@slipstream/forms';
import type { PartProps, Template } from '@slipstream/forms';

/** The buttons that lead through the steps. */
const navigation = (): Template => [
	[
		'core/button',
		{
			tagName: 'button',
			type: 'button',
			className: 'form-button-previous is-style-outline',
			text: __( 'Back', 'slipstream' ),
			lock: { remove: true },
		},
	],
	[
		'core/button',
		{
			tagName: 'button',
			type: 'button',
			className: 'form-button-next',
			text: __( 'Next', 'slipstream' ),
			lock: { remove: true },
		},
	],
	[
		'core/button',
		{
			tagName: 'button',
			type: 'submit',
			text: __( 'Send', 'slipstream' ),
			lock: { remove: true },
		},
	],
];

/** The buttons that lead from step to step and send the form. */
export default function Edit( { clientId }: PartProps ) {
	useFirstBlocks( clientId, navigation() );
	const inner = useInnerBlocksProps( useBlockProps(), {
		templateLock: false,
		orientation: 'horizontal',
		renderAppender: undefined,
	} );
	return <div { ...inner } />;
}
