import { Button, Spinner } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { ImageDialog } from '../hooks/use-image-dialog';
import type { ImageItem } from '@slipstream/ai-image';
import type { KeyboardEvent } from 'react';

function Picture( {
	item,
	hint,
}: {
	item: ImageItem | undefined;
	hint: string;
} ) {
	if ( ! item ) {
		return <p className="slipstream-ai-image__empty">{ hint }</p>;
	}
	if ( item.generating ) {
		return (
			<p className="slipstream-ai-image__empty">
				<Spinner />
				{ __( 'Generating the image…', 'slipstream' ) }
			</p>
		);
	}
	if ( item.error ) {
		return (
			<p className="slipstream-ai-image__empty is-error">
				{ item.error.message }
			</p>
		);
	}
	return (
		<img
			src={ item.image }
			alt={
				item.prompt ||
				item.revisedPrompt ||
				__( 'Generated image', 'slipstream' )
			}
		/>
	);
}

type Props = Pick< ImageDialog, 'images' | 'current' | 'show' | 'item' > & {
	/** What stands where the first image will be. */
	hint: string;
};

/** The images one at a time. The arrow keys go through them. */
export function ImageCarousel( { images, current, show, item, hint }: Props ) {
	const many = images.length > 1;
	const onKeyDown = ( { key }: KeyboardEvent ) => {
		const step = { ArrowLeft: -1, ArrowRight: 1 }[ key ];
		if ( step && many ) {
			show( current + ( isRTL() ? -step : step ) );
		}
	};
	const position = sprintf(
		/* translators: 1: number of an image, 2: how many there are. */
		__( 'Image %1$d of %2$d', 'slipstream' ),
		current + 1,
		images.length
	);
	return (
		// The keys belong to the whole; what acts in it are buttons.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div className="slipstream-ai-image__carousel" onKeyDown={ onKeyDown }>
			<div
				className="slipstream-ai-image__frame"
				role="group"
				aria-label={ __( 'Generated images', 'slipstream' ) }
			>
				<Picture item={ item } hint={ hint } />
			</div>
			{ many && (
				<div className="slipstream-ai-image__steps">
					<Button
						icon={ isRTL() ? chevronRight : chevronLeft }
						label={ __( 'Previous image', 'slipstream' ) }
						disabled={ current === 0 }
						accessibleWhenDisabled
						onClick={ () => show( current - 1 ) }
					/>
					<span aria-live="polite">{ position }</span>
					<Button
						icon={ isRTL() ? chevronLeft : chevronRight }
						label={ __( 'Next image', 'slipstream' ) }
						disabled={ current === images.length - 1 }
						accessibleWhenDisabled
						onClick={ () => show( current + 1 ) }
					/>
				</div>
			) }
		</div>
	);
}
