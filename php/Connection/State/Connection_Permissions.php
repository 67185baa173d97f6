<?php

declare( strict_types=1 );

namespace Slipstream\Connection\State;

use Slipstream\Connection\Identity\Offline_Mode;

/**
 * The permissions that the routes name. In offline mode nobody connects, and nobody leaves.
 */
final class Connection_Permissions {

	public function __construct( private Site_Connection $connection, private Offline_Mode $offline ) {}

	/**
	 * The capabilities that one of Jetpack's stands for. Runs on map_meta_cap.
	 *
	 * @param array<string> $capabilities What WordPress would ask for.
	 * @return array<string>
	 */
	public function map( array $capabilities, string $asked, int $user_id ): array {
		$needed = $this->needed( substr( $asked, strlen( 'jetpack_' ) ), $user_id );
		return null === $needed
			? $capabilities
			: array_merge(
				...array_map( static fn ( string $one ): array => map_meta_cap( $one, $user_id ), $needed )
			);
	}

	/**
	 * What a permission needs; null for one that is not known here.
	 *
	 * @param string $permission The permission, without jetpack_.
	 * @return non-empty-list<string>|null
	 */
	private function needed( string $permission, int $user_id ): ?array {
		$is_online = ! $this->offline->is_active();
		$writers   = $is_online ? 'edit_posts' : 'manage_options';
		return match ( $permission ) {
			'connect', 'reconnect' => array( $is_online ? 'manage_options' : 'do_not_allow' ),
			'connect_user' => array(
				! $is_online ? 'do_not_allow' : ( $this->connection->owner_id() > 0 ? 'read' : 'manage_options' ),
			),
			'unlink_user' => array(
				$is_online && $this->connection->is_user_linked( $user_id ) ? 'read' : 'do_not_allow',
			),
			'admin_page' => array( $writers ),
			'activate_plugins' => array( $writers, 'activate_plugins' ),
			'configure_modules', 'disconnect', 'manage_modules', 'manage_options' => array( 'manage_options' ),
			default => null,
		};
	}
}
