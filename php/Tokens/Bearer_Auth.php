<?php

declare( strict_types=1 );

namespace Slipstream\Tokens;

use Slipstream\Connection\State\Site_Connection;
use Slipstream\Http\Request_Error;
use WP_REST_Request;

/**
 * Says whose token a request brings. A token is good only as long as its user exists and is linked.
 */
final class Bearer_Auth {

	public function __construct(
		private Token_Issuer $tokens,
		private Site_Connection $connection,
		private ?Connected_Sites $sites = null
	) {}

	/**
	 * The caller that a request's token names.
	 *
	 * @throws Request_Error If there is no such token, or its user is not linked any more.
	 */
	public function caller( WP_REST_Request $request, string $scope ): Caller {
		$header = (string) $request->get_header( 'authorization' );
		if ( ! preg_match( '/^Bearer\s+(\S+)$/i', trim( $header ), $found ) ) {
			throw new Request_Error( 'missing_token', __( 'A bearer token is required.', 'slipstream' ), 401 );
		}
		$claims = $this->tokens->verify( $found[1], $scope );
		$linked = 0 === $claims->site
			? $this->connection->is_user_linked( $claims->user_id )
			: true === $this->sites?->is_linked( $claims->site, $claims->user_id );
		if ( ! $linked ) {
			throw new Request_Error(
				'user_not_linked',
				__( 'This account is no longer connected.', 'slipstream' ),
				403
			);
		}
		return new Caller( $claims->user_id, $claims->site, $claims->without );
	}
}
