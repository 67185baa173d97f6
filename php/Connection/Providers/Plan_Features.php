<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Providers;

/**
 * What a plan has. All of the plugin works, whatever stands here, except the blocks that a hub withholds.
 */
final class Plan_Features {

	/**
	 * @param array<string, list<string>> $withheld Blocks that the plan withholds, without their namespace, and the
	 *     larger plans that have them.
	 * @return array{active: list<string>, available: object}
	 */
	public static function of( string $plan, array $withheld = array() ): array {
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
			'available' => (object) $withheld,
		);
	}
}
