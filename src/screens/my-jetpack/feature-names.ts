import { __ } from '@wordpress/i18n';

const FEATURES: Readonly< Record< string, () => string > > = {
	'ai-assistant': () => __( 'Writing', 'slipstream' ),
	'jetpack-form-ai-extension': () => __( 'Forms', 'slipstream' ),
	'featured-post-image': () => __( 'Featured images', 'slipstream' ),
	'general-image': () => __( 'Images', 'slipstream' ),
	'jetpack-ai-logo-generator': () => __( 'Site logos', 'slipstream' ),
	'jetpack-ai-image-extension': () => __( 'Alternative texts', 'slipstream' ),
	'image-alt-text-library': () =>
		__( 'Alternative texts of the library', 'slipstream' ),
	'ability-image': () => __( 'Images for other programs', 'slipstream' ),
	'ai-test': () => __( 'Server tests', 'slipstream' ),
	'voice-to-content': () => __( 'Voice', 'slipstream' ),
};

/**
 * What people call a feature; its own name where we know none.
 *
 * @param feature What clients call it.
 */
export const featureName = ( feature: string ): string =>
	FEATURES[ feature ]?.() ?? feature;
