import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Form } from './components/form';
import { Loading, Preview } from './components/preview';
import { useDraft } from './hooks/use-draft';
import { useSavedProduct } from './hooks/use-saved-product';
import metadata from './block.json';
import { problemsOf } from './problems';
import type { SimplePaymentsAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

type Props = EditProps< SimplePaymentsAttributes >;

function LinkPanel( { attributes, setAttributes }: Props ) {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Settings', 'slipstream' ) }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Purchase link text', 'slipstream' ) }
					help={ __(
						'The text of the link that stands in for the button where there can be none, such as in emails.',
						'slipstream'
					) }
					placeholder={ __( 'Click here to purchase', 'slipstream' ) }
					value={ attributes.postLinkText }
					onChange={ ( postLinkText ) =>
						setAttributes( {
							postLinkText:
								postLinkText ||
								metadata.attributes.postLinkText.default,
						} )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}

export default function Edit( props: Props ) {
	const { attributes, setAttributes, isSelected } = props;
	useDraft( props );
	const { isLoading, problems, setProblems, link, canPublish } =
		useSavedProduct( props );
	const { postLinkUrl } = attributes;
	useEffect( () => {
		if ( isSelected && link && link !== postLinkUrl ) {
			setAttributes( { postLinkUrl: link } );
		}
	}, [ isSelected, link, postLinkUrl, setAttributes ] );
	const isFaulty =
		Object.keys( problems ).length > 0 ||
		Object.keys( problemsOf( attributes ) ).length > 0;
	const isEdited = isSelected || isFaulty;
	return (
		<div
			{ ...useBlockProps( {
				className: 'jetpack-simple-payments-wrapper',
			} ) }
		>
			<LinkPanel { ...props } />
			{ isLoading && ! isSelected && <Loading /> }
			{ ( ! isLoading || isSelected ) &&
				( isEdited ? (
					<Form
						attributes={ attributes }
						canPublish={ canPublish }
						problems={ problems }
						onChange={ setAttributes }
						onCorrect={ ( field ) =>
							setProblems( ( now ) => ( {
								...now,
								[ field ]: undefined,
							} ) )
						}
					/>
				) : (
					<Preview attributes={ attributes } />
				) ) }
		</div>
	);
}
