import {
	InspectorControls,
	useBlockEditingMode,
	useBlockProps,
} from '@wordpress/block-editor';
import { PanelBody, Placeholder, TextareaControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { useIsPreview } from '@slipstream/block-kit';
import { __ } from '@wordpress/i18n';
import { Preview } from './components/preview';
import { Problem } from './components/problem';
import { SearchForm } from './components/search-form';
import { Thumbnails } from './components/thumbnails';
import { takenFrom } from './giphy';
import { useGifs } from './hooks/use-gifs';
import { icon } from './icon';
import { addressOf } from '@slipstream/embed';
import { examplePictures } from '@slipstream/gallery';
import service from './embed.json';
import type { GifAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

/** What the GIF shows, for those who do not see it. */
function AltPanel( {
	attributes,
	setAttributes,
}: Pick< EditProps< GifAttributes >, 'attributes' | 'setAttributes' > ) {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'GIF settings', 'slipstream' ) }>
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Alternative text', 'slipstream' ) }
					help={ __(
						'Describe what the GIF shows. If empty, the search terms are used.',
						'slipstream'
					) }
					value={ attributes.alt ?? '' }
					onChange={ ( alt ) =>
						setAttributes( { alt: alt || undefined } )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}

export default function Edit( props: EditProps< GifAttributes > ) {
	const { attributes, setAttributes, isSelected } = props;
	const { giphyUrl, searchText = '' } = attributes;
	const field = useRef< HTMLInputElement >( null );
	const isEditing = useBlockEditingMode() === 'default' && isSelected;
	const { gifs, isBusy, problem, find } = useGifs( ( gif, text ) =>
		setAttributes( {
			...takenFrom( gif, giphyUrl, text ),
			searchText: text,
		} )
	);
	const isPreview = useIsPreview();
	const isShown = !! addressOf( giphyUrl, service );
	const search = (
		<>
			<SearchForm
				key={ searchText }
				initial={ searchText }
				{ ...{ field, find, isBusy } }
			/>
			{ problem && (
				<Problem
					problem={ problem }
					onStored={ () => find( field.current?.value ?? '' ) }
				/>
			) }
		</>
	);
	const blockProps = useBlockProps();
	if ( isPreview && ! isShown ) {
		// The inserter asks nobody for a GIF.
		return (
			<div { ...blockProps }>
				<figure>
					<img src={ examplePictures()[ 0 ]?.url } alt="" />
				</figure>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			{ ! isShown && (
				<Placeholder
					icon={ icon }
					label={ __( 'GIF', 'slipstream' ) }
					className="slipstream-gif"
				>
					{ search }
				</Placeholder>
			) }
			{ isShown && (
				<figure>
					{ isEditing && (
						<>
							<AltPanel { ...{ attributes, setAttributes } } />
							{ search }
						</>
					) }
					{ isEditing && gifs.length > 1 && (
						<Thumbnails
							gifs={ gifs }
							current={ giphyUrl }
							onPick={ ( gif ) =>
								setAttributes( takenFrom( gif, giphyUrl ) )
							}
						/>
					) }
					<Preview
						attributes={ attributes }
						isSelected={ isEditing }
						onCaption={ ( caption ) =>
							setAttributes( { caption: caption || undefined } )
						}
						onFocus={ () => field.current?.focus() }
					/>
				</figure>
			) }
		</div>
	);
}
