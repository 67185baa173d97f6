<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest;

use Slipstream\Connection\Providers\Plan_Features;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Plans\Site_Tiers;
use Slipstream\Hub\Plans\Tiers;
use Slipstream\Hub\Sites\Site;
use Slipstream\Hub\Users\Link;
use Slipstream\Hub\Users\Links;

/**
 * A site's plan, tier, users, and alarms, as GET hub/site returns them.
 *
 * @phpstan-import-type Tier from Tiers
 */
final class Site_Answer {

	/** The most users in the response. The site knows its users itself, and accepts no unlimited response. */
	private const MOST_USERS = 100;

	public function __construct( private Site_Tiers $tiers, private Links $links ) {}

	/**
	 * The data for a site.
	 *
	 * @return array<string, mixed>
	 * @throws Request_Error If the database fails.
	 */
	public function of( Site $site ): array {
		$tier = $this->tiers->of( $site );
		$slug = self::product_slug( $tier['slug'] );
		return array(
			'ID'          => $site->id,
			'URL'         => $site->home,
			'name'        => $site->name,
			'status'      => $site->status,
			'owner'       => $site->owner,
			'plan'        => array(
				'product_slug' => $slug,
				'product_name' => $tier['name'],
				'features'     => Plan_Features::of(
					$slug,
					array_map(
						static fn ( array $slugs ): array => array_map( array( self::class, 'product_slug' ), $slugs ),
						Tiers::withheld( $tier )
					)
				),
			),
			'products'    => array(),
			'tier'        => array(
				'slug'  => $tier['slug'],
				'name'  => $tier['name'],
				'limit' => $tier['requests'],
			),
			'wanted_tier' => $site->wanted_tier,
			'users'       => array_map(
				array( self::class, 'user' ),
				$this->links->of_site( $site->id, self::MOST_USERS )
			),
			'user_count'  => $this->links->counts( array( $site->id ) )[ $site->id ] ?? 0,
			'alarms'      => $site->is_site_alarm ? array( self::alarm( $site ) ) : array(),
		);
	}

	/**
	 * The public list of plans, one for each tier.
	 *
	 * @return list<array{product_id: int, product_name: string, product_slug: string, path_slug: string}>
	 */
	public static function plans(): array {
		return array_map(
			static fn ( array $tier ): array => array(
				'product_id'   => crc32( $tier['slug'] ),
				'product_name' => $tier['name'],
				'product_slug' => self::product_slug( $tier['slug'] ),
				'path_slug'    => $tier['slug'],
			),
			Tiers::all()
		);
	}

	/** @return array{kind: string, url: string, at: int} */
	public static function alarm( Site $site ): array {
		return array(
			'kind' => $site->alarm_kind,
			'url'  => $site->alarm_url,
			'at'   => $site->alarm_at,
		);
	}

	private static function product_slug( string $slug ): string {
		return "slipstream_hub_$slug";
	}

	/** @return array{id: int, role: string, display_name: string, is_owner: bool, last_seen: int} */
	private static function user( Link $link ): array {
		return array(
			'id'           => $link->user_id,
			'role'         => $link->role,
			'display_name' => $link->display_name,
			'is_owner'     => $link->is_owner,
			'last_seen'    => $link->last_seen,
		);
	}
}
