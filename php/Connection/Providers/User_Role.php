<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Providers;

/**
 * Names the highest of WordPress's five roles whose capability a user has: sites have roles of their own.
 */
final class User_Role {

	/** What makes each role, the highest first. */
	public const CAPABILITIES = array(
		'administrator' => 'manage_options',
		'editor'        => 'edit_others_posts',
		'author'        => 'publish_posts',
		'contributor'   => 'edit_posts',
		'subscriber'    => 'read',
	);

	public static function of( int $user_id ): string {
		foreach ( self::CAPABILITIES as $role => $capability ) {
			if ( user_can( $user_id, $capability ) ) {
				return $role;
			}
		}
		return '';
	}
}
