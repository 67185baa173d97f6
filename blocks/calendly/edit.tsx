import { useBlockProps } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	addressOf,
	ButtonContent,
	EditAddress,
	EmbedForm,
	EmbedPreview,
} from '@slipstream/embed';
import { Panels } from './components/panels';
import service from './embed.json';
import { useButton } from './hooks/use-button';
import { useSubmit } from './hooks/use-submit';
import { icon } from './icon';
import { previewAddress } from './preview-address';
import type { CalendlyAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

export default function Edit( props: EditProps< CalendlyAttributes > ) {
	const { attributes, setAttributes, clientId } = props;
	const { url, style } = attributes;
	const setButton = useButton( clientId, attributes );
	const [ isEditing, setIsEditing ] = useState( false );
	const blockProps = useBlockProps();
	const stored = addressOf( url, service );

	const setStyle = ( next: string, at = url, look = {} ) => {
		setButton( next === 'link' ? at : undefined, look );
		setAttributes( { style: next } );
	};
	const { isBusy, refused, submit } = useSubmit( props, setStyle );

	if ( ! stored || isEditing ) {
		const wrong = refused ?? ( url && ! stored ? url : null );
		return (
			<div { ...blockProps }>
				<EmbedForm
					clientId={ clientId }
					title={ __( 'Calendly', 'slipstream' ) }
					icon={ icon }
					instructions={ __(
						'Enter your Calendly web address or embed code below.',
						'slipstream'
					) }
					label={ __(
						'Calendly web address or embed code',
						'slipstream'
					) }
					placeholder={ __(
						'Calendly web address or embed code…',
						'slipstream'
					) }
					initial={ wrong ?? url }
					error={
						wrong === null
							? null
							: {
									text: wrong,
									message: __(
										"Your calendar couldn't be embedded. Please double check your URL or code.",
										'slipstream'
									),
								}
					}
					busy={ isBusy && __( 'Embedding…', 'slipstream' ) }
					onSubmit={ ( text ) =>
						void submit( text ).then( ( isFound ) =>
							setIsEditing( ! isFound )
						)
					}
				/>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			<EditAddress
				label={ __( 'Edit', 'slipstream' ) }
				onClick={ () => setIsEditing( true ) }
			/>
			<Panels { ...props } setStyle={ setStyle } />
			{ style === 'link' ? (
				<ButtonContent />
			) : (
				<EmbedPreview
					title={ __( 'Calendly preview', 'slipstream' ) }
					src={ previewAddress( stored.href, attributes ) }
					height={ 700 }
				/>
			) }
		</div>
	);
}
