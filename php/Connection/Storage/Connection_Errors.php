<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Storage;

use Slipstream\Support\Clock;

/**
 * Remembers refusals of the provider until they are fixed, five users a code, so that the dashboard can say that
 * reconnecting helps.
 *
 * @phpstan-type Stored array{error_code: string, user_id: string, error_message: string, error_data: array<string, mixed>, timestamp: int, nonce: string, error_type: string, error_direction: string, audience: string}
 */
final class Connection_Errors {

	public const OPTION = 'jetpack_connection_xmlrpc_verified_errors';

	/** The user ID that stands for the site itself. */
	public const SITE = 0;

	private const USERS = 5;

	/** Codes that are remembered. */
	private const CODES = array(
		'malformed_token',
		'token_malformed',
		'no_possible_tokens',
		'no_valid_user_token',
		'no_valid_blog_token',
		'unknown_token',
		'could_not_sign',
		'invalid_token',
		'token_mismatch',
		'invalid_signature',
		'signature_mismatch',
		'no_token_for_user',
		'invalid_connection_owner',
	);

	public function __construct( private Clock $clock ) {}

	/** @param string $code    Its code; one that reconnecting would not fix is not remembered. */
	public function add( string $code, int $user_id, string $message ): void {
		$errors = $this->all();
		if ( ! in_array( $code, self::CODES, true ) || isset( $errors[ $code ][ $user_id ] ) ) {
			return;
		}
		$errors[ $code ][ $user_id ] = array(
			'error_code'      => $code,
			'user_id'         => (string) $user_id,
			'error_message'   => $message,
			'error_data'      => array( 'action' => 'reconnect' ),
			'timestamp'       => $this->clock->now(),
			'nonce'           => wp_generate_password( 10, false ),
			'error_type'      => 'connection',
			'error_direction' => 'outgoing',
			'audience'        => self::SITE === $user_id ? 'manage_options' : 'user',
		);
		$errors[ $code ]             = array_slice( $errors[ $code ], -self::USERS, null, true );
		update_option( self::OPTION, $errors, true );
	}

	public function forget( int $user_id ): void {
		$errors = $this->all();
		$kept   = array_filter(
			array_map(
				static fn ( array $users ): array => array_diff_key( $users, array( $user_id => true ) ),
				$errors
			)
		);
		if ( $kept !== $errors ) {
			update_option( self::OPTION, $kept, true );
		}
	}

	public function forget_all(): void {
		if ( array() !== $this->all() ) {
			update_option( self::OPTION, array(), true );
		}
	}

	/** The errors as a user may read them: administrators all, others their own and those of the site. */
	public function visible_to( int $user_id ): object {
		$errors = $this->all();
		if ( ! user_can( $user_id, 'manage_options' ) ) {
			$own    = array_flip( array( self::SITE, $user_id ) );
			$errors = array_filter(
				array_map( static fn ( array $users ): array => array_intersect_key( $users, $own ), $errors )
			);
		}
		return (object) array_map( static fn ( array $users ): object => (object) $users, $errors );
	}

	/** @return array<string, array<int, Stored>> */
	private function all(): array {
		$stored = get_option( self::OPTION );
		$errors = array();
		foreach ( is_array( $stored ) ? $stored : array() as $code => $users ) {
			if ( in_array( $code, self::CODES, true ) && is_array( $users ) ) {
				$errors[ $code ] = array_filter( $users, 'is_array' );
			}
		}
		/** @var array<string, array<int, Stored>> $errors */
		return $errors;
	}
}
