import { lazyPanel } from '@slipstream/block-kit';
import { lazyComponent } from '@slipstream/lazy';
import { isAiOffered } from '@slipstream/settings';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ImageToolbarProps } from './types';
import type { ComponentType } from 'react';

/** The dialog for a featured image. It does not stand in the sidebar, which goes where a screen becomes narrow: what is made would go with it. */
export const featured = lazyPanel( () =>
	import( /* webpackChunkName: "ai-image" */ './featured-modal' ).then(
		( chunk ) => chunk.FeaturedModal
	)
);
const ImageToolbar = lazyComponent< ImageToolbarProps >( () =>
	import( /* webpackChunkName: "ai-image-toolbar" */ './image-toolbar' ).then(
		( chunk ) => chunk.ImageToolbar
	)
);

function mayMakeImages(): boolean {
	return isAiOffered( 'images' );
}

/** Opens the dialog for a featured image. Only the button comes with the editor. */
function FeaturedButton() {
	return (
		<Button
			variant="secondary"
			className="slipstream-ai-image__open"
			style={ {
				marginBlockStart: 8,
				inlineSize: '100%',
				justifyContent: 'center',
			} }
			onClick={ () => featured.open( {} ) }
			aria-haspopup="dialog"
			__next40pxDefaultSize
		>
			{ __( 'Generate an image with AI', 'slipstream' ) }
		</Button>
	);
}

/**
 * Adds a button to the featured image panel.
 *
 * @param Original The panel.
 */
export function withFeaturedButton< P extends object >(
	Original: ComponentType< P >
): ComponentType< P > {
	return function FeaturedImage( props: P ) {
		return (
			<>
				<Original { ...props } />
				{ mayMakeImages() && <FeaturedButton /> }
			</>
		);
	};
}

/**
 * Adds a button to the toolbar of selected image blocks.
 *
 * @param Edit The edit component of any block.
 */
export function withImageToolbar(
	Edit: ComponentType< ImageToolbarProps >
): ComponentType< ImageToolbarProps > {
	return function Image( props: ImageToolbarProps ) {
		// The same tree for a selected image and for another, so that nothing is built anew.
		return props.name === 'core/image' && mayMakeImages() ? (
			<>
				<Edit { ...props } />
				{ props.isSelected && <ImageToolbar { ...props } /> }
			</>
		) : (
			<Edit { ...props } />
		);
	};
}
