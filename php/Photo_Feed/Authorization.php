<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use Closure;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Services\Instagram\Photo_Service;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Leads someone to Instagram, and takes what comes back. A state goes with it that is good once, for a quarter of an
 * hour, in the session of who began: nobody can have someone else connect an account.
 */
final class Authorization {

	public const CAPABILITY = 'upload_files';

	private const LIFE = 900;

	/** @param Closure(): Photo_Service $service     Gives Instagram. */
	public function __construct(
		private Connections $connections,
		private Closure $service,
		private Counters $counters,
		private Clock $clock
	) {}

	/** The address that Instagram leads back to. It stands in the settings of the owner's app, letter by letter. */
	public static function redirect_url(): string {
		return admin_url( 'admin-post.php?action=' . Callback_Page::ACTION );
	}

	/** Where the current user says yes. */
	public function url(): string {
		$request = ( $this->clock->now() + self::LIFE ) . '.' . bin2hex( random_bytes( 16 ) );
		return ( $this->service )()->authorize_url( $request . '.' . self::mac( $request ), self::redirect_url() );
	}

	/**
	 * Connects the account that the current user has allowed.
	 *
	 * @param array<array-key, mixed> $query What came back.
	 * @throws Request_Error If nothing is connected.
	 */
	public function complete( #[SensitiveParameter] array $query ): Connection {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			throw new Request_Error(
				'rest_forbidden',
				__( 'You are not allowed to connect an Instagram account to this site.', 'slipstream' ),
				403
			);
		}
		$this->use_state( is_string( $query['state'] ?? null ) ? $query['state'] : '' );
		$code = $query['code'] ?? '';
		if (
			isset( $query['error'] )
			|| ! is_string( $code )
			|| 1 !== preg_match( '/^[\x21-\x7E]{1,2000}$/', $code )
		) {
			throw new Request_Error(
				'instagram_access_denied',
				__( 'Access to the account was denied. Nothing was connected.', 'slipstream' ),
				409
			);
		}
		$grant      = ( $this->service )()->grant( $code, self::redirect_url() );
		$connection = $this->connections->store( $grant, get_current_user_id(), $this->clock->now() );
		Refresher::schedule();
		return $connection;
	}

	private function use_state( string $state ): void {
		$parts   = explode( '.', $state );
		$is_ours = 3 === count( $parts )
			&& hash_equals( self::mac( "$parts[0].$parts[1]" ), $parts[2] )
			&& (int) $parts[0] > $this->clock->now();
		$claim   = $is_ours ? $this->counters->claim( "instagram-state:$state", self::LIFE * 2 ) : Claim_Result::Denied;
		if ( Claim_Result::Unknown === $claim ) {
			throw Request_Error::database_failed( 'instagram_connections_unavailable', 5 );
		}
		if ( Claim_Result::Granted !== $claim ) {
			throw new Request_Error(
				'instagram_state_invalid',
				__(
					'This connection was not started here, or it has expired. Close this window and connect again.',
					'slipstream'
				),
				403
			);
		}
	}

	/** What shows that a state was made here, for this session of the current user. */
	private static function mac( string $request ): string {
		return hash_hmac(
			'sha256',
			implode(
				'|',
				array(
					'slipstream-instagram',
					$request,
					get_current_blog_id(),
					get_current_user_id(),
					wp_get_session_token(),
				)
			),
			wp_salt( 'auth' )
		);
	}
}
