import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { WithField } from '@slipstream/forms';
import type { PartProps } from '@slipstream/forms';
import type { ReactNode } from 'react';

/** Where visitors choose files. What older editors put into it stays there. */
export default function Edit( props: PartProps ) {
	const { children, ...inner } = useInnerBlocksProps(
		useBlockProps( { className: 'jetpack-form-file-field__container' } ),
		{ templateLock: false, renderAppender: undefined }
	);
	return (
		<div { ...inner }>
			<WithField { ...props } />
			{ children as ReactNode }
			<div className="slipstream-form-drop" aria-hidden="true">
				<span>{ __( 'Choose a file', 'slipstream' ) }</span>
			</div>
		</div>
	);
}
