<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Cli;

use Closure;
use Slipstream\Connection\Connection_Services;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Command_Output;

/**
 * Shows and changes the connection of the site to its provider.
 */
final class Connection_Command {

	public function __construct( private Connection_Services $services, private Command_Output $output ) {}

	/**
	 * Shows the state of the connection.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>] : table, csv, yaml, or json.
	 *
	 * @param list<string>         $arguments Not used.
	 * @param array<string, mixed> $options   format.
	 */
	public function status( array $arguments = array(), array $options = array() ): void {
		$this->run(
			function () use ( $options ): void {
				$provider = $this->services->report()->describe();
				$status   = $this->services->data()->status( get_current_user_id() );
				if ( 'json' === ( $options['format'] ?? '' ) ) {
					$this->output->line(
						(string) wp_json_encode( array( 'provider' => $provider ) + $status, JSON_UNESCAPED_SLASHES )
					);
					return;
				}
				$rows = array(
					'provider'   => '' === $provider['address']
						? __( 'this site itself', 'slipstream' )
						: $provider['address'],
					'state'      => $provider['state'],
					'site'       => (string) $provider['site_id'],
					'registered' => $status['isRegistered'] ? 'yes' : 'no',
					'users'      => (string) count( $provider['users'] ),
					'offline'    => $status['offlineMode']['isActive'] ? 'yes' : 'no',
					'crisis'     => $provider['crisis']['code'] ?? 'no',
					'pending'    => (string) count( $provider['pending_writes'] ),
					'error'      => $provider['last_answer']['error']['code'] ?? 'no',
				);
				$this->output->rows(
					array_map(
						static fn ( string $field, string $value ): array => compact( 'field', 'value' ),
						array_keys( $rows ),
						$rows
					),
					is_string( $options['format'] ?? null ) ? $options['format'] : 'table'
				);
			}
		);
	}

	/**
	 * @param list<string>         $arguments Not used.
	 * @param array<string, mixed> $options   Not used.
	 */
	public function test( array $arguments = array(), array $options = array() ): void {
		$rows   = array();
		$failed = 0;
		foreach ( $this->services->checks()->run( get_current_user_id() ) as $name => $failure ) {
			$rows[]  = array(
				'test'    => $name,
				'result'  => null === $failure ? 'pass' : 'fail',
				'message' => $failure['message'] ?? '',
			);
			$failed += (int) ( null !== $failure );
		}
		$this->output->rows( $rows );
		if ( 0 === $failed ) {
			$this->output->success( __( 'The connection works.', 'slipstream' ) );
			return;
		}
		/* translators: %d: a number. */
		$this->output->error( sprintf( _n( '%d test failed.', '%d tests failed.', $failed, 'slipstream' ), $failed ) );
	}

	/**
	 * Chooses the provider.
	 *
	 * ## OPTIONS
	 *
	 * <address> : The hub's address, the link of an invitation, or "own".
	 *
	 * [--invitation=<code>] : The code of an invitation.
	 *
	 * @param list<string>         $arguments The address.
	 * @param array<string, mixed> $options   invitation.
	 */
	public function provider( array $arguments = array(), array $options = array() ): void {
		$address = $arguments[0] ?? '';
		$this->run(
			fn () => $this->services->choice()->set(
				'own' === $address ? '' : $address,
				is_string( $options['invitation'] ?? null ) ? $options['invitation'] : ''
			),
			__( 'Hub saved.', 'slipstream' )
		);
	}

	/**
	 * Registers the site with its provider, as the user of --user.
	 *
	 * @param list<string>         $arguments Not used.
	 * @param array<string, mixed> $options   Not used.
	 */
	public function register( array $arguments = array(), array $options = array() ): void {
		$this->connect(
			fn (): bool => $this->services->manager()->register( get_current_user_id(), 'wp-cli' ),
			__( 'The site is waiting for the hub’s administrator to approve it.', 'slipstream' )
		);
	}

	/**
	 * Repairs a broken connection, as the user of --user.
	 *
	 * @param list<string>         $arguments Not used.
	 * @param array<string, mixed> $options   Not used.
	 */
	public function reconnect( array $arguments = array(), array $options = array() ): void {
		$this->connect(
			fn (): bool => $this->services->manager()->reconnect( get_current_user_id() ),
			__( 'Site registered. Connect your account in the browser.', 'slipstream' )
		);
	}

	/**
	 * Replaces the key that the site signs its requests with.
	 *
	 * @subcommand rotate-key
	 * @param list<string>         $arguments Not used.
	 * @param array<string, mixed> $options   Not used.
	 */
	public function rotate_key( array $arguments = array(), array $options = array() ): void {
		$this->run( fn () => $this->services->key_rotation()->rotate(), __( 'Key replaced.', 'slipstream' ) );
	}

	/**
	 * Disconnects the site, or one of its users.
	 *
	 * ## OPTIONS
	 *
	 * [<user>] : The number, login or email address of a user; without it the whole site.
	 *
	 * @param list<string>         $arguments The user.
	 * @param array<string, mixed> $options   Not used.
	 */
	public function disconnect( array $arguments = array(), array $options = array() ): void {
		if ( ! isset( $arguments[0] ) ) {
			$this->run(
				fn () => $this->services->disconnection()->run(),
				__( 'Site disconnected.', 'slipstream' )
			);
			return;
		}
		$user_id = self::user_id( $arguments[0] );
		if ( 0 === $user_id ) {
			$this->output->error(
				/* translators: %s: what was typed. */
				sprintf( __( 'User “%s” not found. Nothing was disconnected.', 'slipstream' ), $arguments[0] )
			);
			return;
		}
		$this->run(
			fn () => $this->services->linked_users()->unlink( $user_id ),
			__( 'Account disconnected.', 'slipstream' )
		);
	}

	/**
	 * Says whether a site with another address has moved or is a copy.
	 *
	 * ## OPTIONS
	 *
	 * [<choice>] : safe-mode, migrate or start-fresh; without it the crisis is shown.
	 *
	 * @param list<string>         $arguments The choice.
	 * @param array<string, mixed> $options   Not used.
	 */
	public function crisis( array $arguments = array(), array $options = array() ): void {
		try {
			$crisis = $this->services->crisis()->current();
		} catch ( Request_Error $error ) {
			$this->output->error( "{$error->getMessage()} ($error->error_code)" );
			return;
		}
		if ( null === $crisis ) {
			$this->output->success( __( 'The site’s address has not changed.', 'slipstream' ) );
			return;
		}
		$choice = $arguments[0] ?? '';
		if ( '' === $choice ) {
			$this->output->line( "{$crisis['code']}: {$crisis['current_url']} ({$crisis['hub_url']})" );
			return;
		}
		if ( 'start-fresh' === $choice ) {
			$this->connect(
				fn (): bool => $this->services->crisis_choice()->start_fresh( get_current_user_id() ),
				__( 'The site is waiting for the hub’s administrator to approve it.', 'slipstream' )
			);
			return;
		}
		if ( ! in_array( $choice, array( 'safe-mode', 'migrate' ), true ) ) {
			$this->output->error( __( 'Choose safe-mode, migrate or start-fresh.', 'slipstream' ) );
			return;
		}
		$this->run(
			fn () =>
				'migrate' === $choice
					? $this->services->crisis_choice()->migrate()
					: $this->services->crisis_choice()->confirm_safe_mode(),
			__( 'Choice saved.', 'slipstream' )
		);
	}

	/**
	 * The user whom someone means. A number counts also where its user is gone: their link may be left.
	 *
	 * @return int 0 for nobody.
	 */
	private static function user_id( string $name ): int {
		if ( ctype_digit( $name ) ) {
			return (int) $name;
		}
		$user = get_user_by( 'login', $name );
		$user = false === $user ? get_user_by( 'email', $name ) : $user;
		return false === $user ? 0 : $user->ID;
	}

	/** @param Closure(): bool $work    Connects; gives whether nothing is left to do. */
	private function connect( Closure $work, string $waiting ): void {
		if ( 0 === get_current_user_id() ) {
			$this->output->error( __( 'Specify an administrator with --user.', 'slipstream' ) );
			return;
		}
		$this->run( $work, __( 'Site connected.', 'slipstream' ), $waiting );
	}

	/**
	 * @param Closure(): mixed $work    The work; false if something is left to do.
	 * @param string           $success What to say afterwards, '' for nothing.
	 */
	private function run( Closure $work, string $success = '', string $waiting = '' ): void {
		try {
			$is_done = false !== $work();
		} catch ( Request_Error $error ) {
			$this->output->error( "{$error->getMessage()} ($error->error_code)" );
			return;
		}
		if ( ! $is_done ) {
			$this->output->line( $waiting );
		} elseif ( '' !== $success ) {
			$this->output->success( $success );
		}
	}
}
