<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Feature;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Engines\Picker\Engine_Picker;
use Slipstream\Ai\Relay\Media_Assistant;
use Slipstream\Ai\Usage\Meter;
use Slipstream\Http\Request_Error;
use Slipstream\Tokens\Caller;
use Slipstream\Tokens\Connected_Sites;

/**
 * The record ai-assistant-feature: quota, tiers and switches of a caller.
 */
final class Ai_Feature {

	/** The record's members, each a type or a schema. */
	public const MEMBERS = array(
		'has-feature'          => 'boolean',
		'is-over-limit'        => 'boolean',
		'requests-count'       => 'integer',
		'requests-limit'       => 'integer',
		'usage-period'         => 'object',
		'site-require-upgrade' => 'boolean',
		'upgrade-type'         => 'string',
		'upgrade-url'          => 'string',
		'current-tier'         => array( 'type' => array( 'object', 'null' ) ),
		'next-tier'            => array( 'type' => array( 'object', 'null' ) ),
		'tier-plans'           => 'array',
		'tier-plans-enabled'   => 'boolean',
		'costs'                => 'object',
		'features-control'     => 'object',
	);

	/** What clients read as no limit. */
	private const UNLIMITED = 999_999_999;

	public function __construct(
		private Engine_Picker $engines,
		private Meter $meter,
		private Ai_Access $control,
		private ?Connected_Sites $sites = null
	) {}

	/**
	 * The record: of all limits of the caller the one with the least left.
	 *
	 * @return array<string, mixed>
	 * @throws Request_Error If the database fails.
	 */
	public function of( Caller $caller ): array {
		$standing = $this->meter->standing( $caller );
		$limit    = $standing['limit'];
		$feature  = array(
			'has-feature'          => null !== $this->engines->pick(),
			'is-over-limit'        => $standing['is_over'],
			'requests-count'       => $this->meter->total_used( $caller ),
			'requests-limit'       => 0 === $limit ? self::UNLIMITED : $limit,
			'usage-period'         => $this->meter->month()->bounds() + array( 'requests-count' => $standing['used'] ),
			'site-require-upgrade' => false,
			'upgrade-type'         => 'default',
			'upgrade-url'          => admin_url( 'admin.php?page=my-jetpack#/add-jetpack-ai' ),
			'current-tier'         => self::tier( $limit ),
			'next-tier'            => null,
			'tier-plans'           => array(),
			'tier-plans-enabled'   => false,
			'costs'                => self::costs(),
			'features-control'     => (object) $this->control->features_on(),
		);
		return $caller->is_local()
			? $this->filtered( $feature, $caller->user_id )
			: $this->with_tiers( $feature, $caller->site );
	}

	/**
	 * @param array<string, mixed> $feature The record.
	 * @return array<string, mixed>
	 */
	private function filtered( array $feature, int $user_id ): array {
		/**
		 * Filters the AI quota that the editor gets. A host that sells requests can set its tiers and its own upgrade
		 * page here.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $feature The route's response.
		 * @param int                  $user_id The current user.
		 */
		$feature = apply_filters( 'slipstream_ai_feature', $feature, $user_id );
		// Clients offer an upgrade then, which makes sense only if there is one.
		$feature['site-require-upgrade'] = ! empty( $feature['is-over-limit'] ) && ! empty( $feature['next-tier'] );
		return $feature;
	}

	/**
	 * The record of a connected site's user, with the hub's own names of tiers: an upgrade is asked for by them. Which
	 * page asks for an upgrade the site itself knows.
	 *
	 * @param array<string, mixed> $feature The record.
	 * @return array<string, mixed>
	 */
	private function with_tiers( array $feature, int $site ): array {
		$tier = $this->sites?->tier( $site );
		$next = $this->sites?->next_tier( $site );
		$free = null !== $tier && 'free' === $tier['slug'];
		return array(
			'current-tier'         => array(
				'value' => $free ? 0 : self::tier( (int) $feature['current-tier']['limit'] )['value'],
			) + ( null === $tier ? array() : array( 'slug' => $tier['slug'] ) ) + $feature['current-tier'],
			'next-tier'            => null === $next
				? null
				: array( 'slug' => $next['slug'] ) + self::tier( $next['requests'] ),
			'tier-plans-enabled'   => null !== $next,
			'site-require-upgrade' => $feature['is-over-limit'] && null !== $next,
			'upgrade-url'          => '',
		) + $feature;
	}

	/**
	 * How many requests an image counts as. Clients of three generations read it under different keys.
	 *
	 * @return array<string, array<string, int>>
	 */
	private static function costs(): array {
		$cost = Media_Assistant::image_cost();
		return array(
			'featured-post-image'       => array_fill_keys( array( 'activeModel', 'stableDiffusion', 'image' ), $cost ),
			'general-image'             => array_fill_keys( array( 'activeModel', 'stableDiffusion', 'image' ), $cost ),
			'jetpack-ai-logo-generator' => array( 'logo' => $cost ),
		);
	}

	/**
	 * The limit as a tier. To clients the value 0 is the free tier and 1 the one without a limit, so a limit of 1 has
	 * another.
	 *
	 * @param int $limit Requests a month, 0 for no limit.
	 * @return array{slug: string, value: int, limit: int}
	 */
	private static function tier( int $limit ): array {
		if ( 0 === $limit || self::UNLIMITED === $limit ) {
			return array(
				'slug'  => 'ai-assistant-tier-unlimited',
				'value' => 1,
				'limit' => self::UNLIMITED,
			);
		}
		return array(
			'slug'  => "ai-assistant-tier-$limit",
			'value' => max( 2, $limit ),
			'limit' => $limit,
		);
	}
}
