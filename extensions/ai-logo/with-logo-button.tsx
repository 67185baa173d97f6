import { lazyComponent } from '@slipstream/lazy';
import { canManageOptions, isAiOffered } from '@slipstream/settings';
import type { ComponentType } from 'react';

/** What this extension needs of the props of a site logo. */
export interface LogoProps {
	name: string;
	isSelected?: boolean;
	attributes: { shouldSyncIcon?: boolean };
}

const LogoToolbar = lazyComponent< LogoProps >( () =>
	import( /* webpackChunkName: "ai-logo-toolbar" */ './logo-toolbar' ).then(
		( chunk ) => chunk.LogoToolbar
	)
);

function mayMakeLogos(): boolean {
	return isAiOffered( 'images' ) && canManageOptions();
}

/**
 * Adds a button to the toolbar of the site logo, for those who may change the site's settings.
 *
 * @param Edit The edit component of any block.
 */
export function withLogoButton< P extends LogoProps >(
	Edit: ComponentType< P >
): ComponentType< P > {
	return function SiteLogo( props: P ) {
		return props.name === 'core/site-logo' && mayMakeLogos() ? (
			<>
				<Edit { ...props } />
				{ props.isSelected && <LogoToolbar { ...props } /> }
			</>
		) : (
			<Edit { ...props } />
		);
	};
}
