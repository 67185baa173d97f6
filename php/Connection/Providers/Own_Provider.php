<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Providers;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;

/**
 * Answers what a hub would: one plan with everything in this plugin, and nothing to buy.
 */
final class Own_Provider implements Provider {

	public const PLAN = 'slipstream-own';

	public function __construct( private Own_Links $links, private Clock $clock ) {}

	public function is_own(): bool {
		return true;
	}

	public function root(): string {
		return rest_url();
	}

	/**
	 * @throws Connection_Request_Error If the site is disconnected.
	 * @throws Request_Error If there is no such route.
	 */
	public function get( string $path, int $user_id = 0 ): Provider_Answer {
		if ( ! $this->links->is_registered() ) {
			throw Connection_Request_Error::not_connected();
		}
		$body = match ( strtok( $path, '?' ) ) {
			'hub/site' => $this->site(),
			'hub/user' => $this->user( $user_id ),
			'hub/products', 'hub/discount', 'hub/purchases', 'hub/intro-offers', 'hub/licenses' => array(),
			'hub/maps' => array( 'mapbox_token' => '' ),
			'rest/v1.5/plans' => array( self::public_plan() ),
			'hub/licenses/counts' => array_fill_keys( array( 'attached', 'detached', 'revoked', 'suspended' ), 0 ),
			default => throw self::nothing_to_do(),
		};
		return new Provider_Answer( $body, $this->clock->now() );
	}

	/**
	 * Nothing can be changed: there are no tiers to ask for and no licenses.
	 *
	 * @param array<string, mixed> $body What is sent.
	 * @throws Request_Error Always.
	 */
	public function post( string $path, array $body, int $user_id = 0, string $method = 'POST' ): array {
		throw self::nothing_to_do();
	}

	/** @return array{product_slug: string, product_name: string, features: array{active: list<string>, available: object}} */
	public static function plan(): array {
		return array(
			'product_slug' => self::PLAN,
			'product_name' => __( 'Self-hosted', 'slipstream' ),
			'features'     => Plan_Features::of( self::PLAN ),
		);
	}

	/** @return array{product_id: int, product_name: string, product_slug: string, path_slug: string} */
	public static function public_plan(): array {
		$plan = self::plan();
		return array(
			'product_id'   => 1,
			'product_name' => $plan['product_name'],
			'product_slug' => $plan['product_slug'],
			'path_slug'    => 'own',
		);
	}

	/** @return array<string, mixed> */
	private function site(): array {
		return array(
			'ID'          => $this->links->blog_id(),
			'URL'         => home_url(),
			'name'        => get_bloginfo( 'name' ),
			'status'      => 'active',
			'owner'       => $this->links->owner_id(),
			'plan'        => self::plan(),
			'products'    => array(),
			'tier'        => array(
				'slug'  => 'unlimited',
				'name'  => __( 'Unlimited', 'slipstream' ),
				'limit' => 0,
			),
			'wanted_tier' => '',
			'users'       => array(),
			'alarms'      => array(),
		);
	}

	/** @return array<string, mixed> */
	private function user( int $user_id ): array {
		$user = get_userdata( $user_id );
		return array(
			'account'  => array(
				'ID'           => $user_id,
				'login'        => $user->user_login ?? '',
				'display_name' => $user->display_name ?? '',
			),
			'role'     => User_Role::of( $user_id ),
			'is_owner' => $user_id > 0 && $this->links->owner_id() === $user_id,
		);
	}

	private static function nothing_to_do(): Request_Error {
		return new Request_Error(
			'own_provider',
			__( 'This site has no hub, so there is nothing to request.', 'slipstream' ),
			409
		);
	}
}
