import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { idOf, nameOf, stillOf } from '../giphy';
import type { GifAttributes } from '../types';

interface Props {
	attributes: GifAttributes;
	isSelected: boolean;
	onCaption: ( caption: string ) => void;
	/** Called when the picture is clicked: it is chosen, not used. */
	onFocus: () => void;
}

/** The GIF as visitors see it, with its caption. */
export function Preview( {
	attributes,
	isSelected,
	onCaption,
	onFocus,
}: Props ) {
	const { giphyUrl, caption = '', paddingTop } = attributes;
	const name = nameOf( attributes );
	const id = idOf( giphyUrl ?? '' );
	return (
		<>
			<div
				className="wp-block-jetpack-gif-wrapper"
				style={ { paddingTop } }
			>
				<iframe
					src={ giphyUrl }
					title={ name }
					sandbox="allow-scripts allow-same-origin"
					tabIndex={ -1 }
				/>
				{ id && (
					// For authors who have asked for less motion.
					<img
						className="wp-block-jetpack-gif__still"
						src={ stillOf( id ) }
						alt={ name }
						loading="lazy"
					/>
				) }
				<button
					type="button"
					className="slipstream-gif__cover"
					aria-label={ __( 'Search for another GIF', 'slipstream' ) }
					onClick={ onFocus }
				/>
			</div>
			{ ( isSelected || caption ) && (
				<RichText
					tagName="figcaption"
					className="wp-block-jetpack-gif-caption gallery-caption"
					identifier="caption"
					aria-label={ __( 'GIF caption', 'slipstream' ) }
					placeholder={ __( 'Write caption…', 'slipstream' ) }
					value={ caption }
					onChange={ onCaption }
				/>
			) }
		</>
	);
}
