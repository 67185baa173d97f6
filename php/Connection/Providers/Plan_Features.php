<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Providers;

/**
 * The same for the plan of a site that is its own provider and for those that a hub gives: all of the plugin works,
 * whatever stands here.
 */
final class Plan_Features {

	/** @return array{active: list<string>, available: object} */
	public static function of( string $plan ): array {
		return array(
			/**
			 * Filters the features that a plan lists. On a hub, this applies to its sites' plans.
			 *
			 * @since 0.1.0
			 *
			 * @param list<string> $features Feature names.
			 * @param string       $plan     The plan's product slug.
			 */
			'active'    => array_values(
				array_filter(
					(array) apply_filters(
						'slipstream_plan_features',
						array( 'ai-assistant', 'forms', 'related-posts', 'ai-seo-enhancer' ),
						$plan
					),
					'is_string'
				)
			),
			'available' => (object) array(),
		);
	}
}
