<?php
/**
 * Who a bearer token stands for.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Provider;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Connection\Site_Connection;
use Slipstream\Http\Request_Error;
use WP_Error;
use WP_REST_Request;

/**
 * Signs a user in for one request. A token is good only as long as its user exists, is linked and may write.
 */
final class Bearer_Auth {

	/**
	 * Takes the tokens, the connection and the switches.
	 *
	 * @param Token_Issuer    $tokens     Bearer tokens.
	 * @param Site_Connection $connection The site's connection.
	 * @param Ai_Access       $control    Who may use AI.
	 */
	public function __construct( private Token_Issuer $tokens, private Site_Connection $connection, private Ai_Access $control = new Ai_Access() ) {}

	/**
	 * Signs in the user of a request's token for AI: a permission callback.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function check( WP_REST_Request $request ): bool|WP_Error {
		try {
			$this->sign_in( $request, Token_Issuer::SCOPE_AI );
			return true;
		} catch ( Request_Error $error ) {
			return $error->to_wp_error();
		}
	}

	/**
	 * Signs in the user of a request's token.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @param string                                $scope   What the token must be good for.
	 * @return int The user.
	 *
	 * @throws Request_Error When there is no such token, or its user may not.
	 */
	public function sign_in( WP_REST_Request $request, string $scope ): int {
		$header = (string) $request->get_header( 'authorization' );
		if ( ! preg_match( '/^Bearer\s+(\S+)$/i', trim( $header ), $found ) ) {
			throw new Request_Error( 'missing_token', __( 'A bearer token is needed.', 'slipstream' ), 401 );
		}
		$claims = $this->tokens->verify( $found[1], $scope );
		if ( ! $this->connection->is_user_linked( $claims->user_id ) ) {
			throw new Request_Error( 'user_not_linked', __( 'This account is not connected any more.', 'slipstream' ), 403 );
		}
		$feature = $request['feature'];
		$refusal = $this->control->refusal( $claims->user_id, Ai_Access::switch_of( is_string( $feature ) && '' !== $feature ? $feature : basename( $request->get_route() ) ) );
		if ( null !== $refusal ) {
			throw $refusal;
		}
		wp_set_current_user( $claims->user_id );
		return $claims->user_id;
	}
}
