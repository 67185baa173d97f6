import { lazyComponent } from '@slipstream/lazy';
import { isAiOffered } from '@slipstream/settings';
import { imageOf } from './image-of';
import type { AltButtonProps } from './types';
import type { ComponentType } from 'react';

const AltToolbar = lazyComponent< AltButtonProps >( () =>
	import( /* webpackChunkName: "ai-alt-toolbar" */ './alt-toolbar' ).then(
		( chunk ) => chunk.AltToolbar
	)
);

function mayWrite(): boolean {
	return isAiOffered( 'images' );
}

/**
 * Adds a button to the toolbar of selected blocks that show one image. Others are left as they are.
 *
 * @param Edit The edit component of any block.
 */
export function withAltButton< P extends AltButtonProps >(
	Edit: ComponentType< P >
): ComponentType< P > {
	return function WithAltButton( props: P ) {
		return (
			<>
				<Edit { ...props } />
				{ props.isSelected &&
					imageOf( props.name, props.attributes ) &&
					mayWrite() && <AltToolbar { ...props } /> }
			</>
		);
	};
}
