<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest;

use Closure;
use Slipstream\Http\Address;
use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Consent\Consent_Request;
use Slipstream\Hub\Consent\Consent_Requests;
use Slipstream\Hub\Sites\Limits;
use Slipstream\Hub\Sites\Site;
use Slipstream\Hub\Sites\Site_Auth;
use Slipstream\Hub\Users\Accounts;
use Slipstream\Hub\Users\Link;
use Slipstream\Hub\Users\Links;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Receives consent requests, and exchanges codes for access tokens: slipstream/v1/hub/authorize-request, hub/token.
 */
final class Authorization_Controller extends Hub_Controller {

	/** @param Closure(): Limits $limits  Builds the limits on attempts. */
	public function __construct(
		Site_Auth $auth,
		private Consent_Requests $requests,
		private Links $links,
		private Accounts $accounts,
		private Closure $limits
	) {
		parent::__construct( $auth );
	}

	public function register_routes(): void {
		$push = array(
			'user_id'      => self::user_id(),
			'role'         => self::sanitized_text( 60 ),
			'display_name' => self::sanitized_text( 200 ),
			'redirect_uri' => self::token( '^[\x21-\x7e]{8,2000}' ),
			'state'        => self::token( '^[\x21-\x7e]{1,255}' ),
			'from'         => self::sanitized_text( 100, false ),
		);
		$this->hub_route(
			'/authorize-request',
			array( 'POST' => array( 'push_request', 'site', $push ) ),
			'hub-authorize-request',
			array(
				'request_uri' => 'string',
				'expires_in'  => 'integer',
			)
		);
		$exchange = array(
			'grant_type'   => array(
				'type'     => 'string',
				'enum'     => array( 'authorization_code' ),
				'required' => true,
			),
			'code'         => self::token( '^[\w-]{1,100}' ),
			'redirect_uri' => self::token( '^[\x21-\x7e]{8,2000}' ),
			'email'        => self::sanitized_text( 190, false ),
		);
		$this->hub_route(
			'/token',
			array( 'POST' => array( 'exchange', 'site', $exchange ) ),
			'hub-token',
			array_fill_keys( array( 'access_token', 'token_type', 'scope' ), 'string' ) + array(
				'account'  => 'object',
				'is_owner' => 'boolean',
			)
		);
	}

	/** Stores a request for a user's consent. */
	public function push_request( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$site     = $this->auth->site( $request );
				$redirect = (string) $request['redirect_uri'];
				if ( ! self::is_redirect( $redirect, $site ) ) {
					throw new Request_Error(
						'invalid_redirect_uri',
						__( 'The redirect address must be in the site’s own admin area.', 'slipstream' ),
						400
					);
				}
				( $this->limits )()->consent( $site->id );
				$name = $this->requests->push(
					array(
						'site_id'      => $site->id,
						'user_id'      => (int) $request['user_id'],
						'role'         => (string) $request['role'],
						'display_name' => (string) $request['display_name'],
						'redirect_uri' => $redirect,
						'state'        => (string) $request['state'],
						'source'       => (string) $request['from'],
						'is_owner'     => (int) ( Link::OWNER_ROLE === (string) $request['role'] && in_array(
							$site->owner,
							array( 0, (int) $request['user_id'] ),
							true
						) ),
					)
				);
				return array(
					'request_uri' => $name,
					'expires_in'  => Consent_Requests::LIFE,
				);
			}
		);
	}

	/** Exchanges a code for an access token. */
	public function exchange( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$site    = $this->auth->site( $request );
				$consent = $this->requests->exchange(
					(string) $request['code'],
					$site->id,
					(string) $request['redirect_uri']
				);
				$email   = is_email( (string) $request['email'] );
				if ( ! $consent->is_owner ) {
					$this->accounts->share_email(
						$consent->account_id,
						$consent->is_email_shared && is_string( $email ) ? $email : ''
					);
				}
				$token    = $this->links->store(
					$site->id,
					$consent->user_id,
					$consent->account_id,
					$consent->role,
					$consent->display_name
				);
				$response = new WP_REST_Response( array( 'access_token' => $token ) + $this->grant( $consent ) );
				$response->header( 'Cache-Control', 'no-store' );
				return $response;
			}
		);
	}

	/** @return array<string, mixed> */
	private function grant( Consent_Request $consent ): array {
		if ( $consent->is_owner ) {
			$this->links->claim_ownership( $consent->site_id, $consent->user_id );
		}
		$link = $this->links->find( $consent->site_id, $consent->user_id );
		if ( ! $link instanceof Link ) {
			throw new Request_Error(
				'invalid_grant',
				__( 'The account for this code no longer exists. Please connect again.', 'slipstream' ),
				400
			);
		}
		return array(
			'token_type' => 'Bearer',
			'scope'      => $link->role,
			'account'    => $link->account(),
			'is_owner'   => $link->is_owner,
		);
	}

	/** Whether a URL is in a site's wp-admin. */
	private static function is_redirect( string $url, Site $site ): bool {
		return Address::origin( $url ) === Address::origin( $site->siteurl )
			&& Home::is_below( $url, $site->admin() )
			&& 0 === preg_match( '/[\\\\<>"\'`]/', $url );
	}

	protected function argument_help(): array {
		return array(
			'user_id'      => array(
				'description' => __( 'The user’s ID on the site.', 'slipstream' ),
				'example'     => 1,
			),
			'role'         => array(
				'description' => __( 'The user’s role on the site.', 'slipstream' ),
				'example'     => 'administrator',
			),
			'display_name' => array(
				'description' => __( 'The user’s name on the site.', 'slipstream' ),
				'example'     => 'Ann Lee',
			),
			'redirect_uri' => array(
				'description' => __( 'The address on the site that the browser returns to.', 'slipstream' ),
				'example'     => 'https://example.com/wp-admin/admin.php',
			),
			'state'        => array(
				'description' => __( 'A value that the site gets back unchanged.', 'slipstream' ),
				'example'     => 'a1b2c3d4',
			),
			'from'         => array(
				'description' => __( 'What started the connection.', 'slipstream' ),
				'example'     => 'my-jetpack',
			),
			'grant_type'   => array(
				'description' => __( 'The type of grant: always authorization_code.', 'slipstream' ),
				'example'     => 'authorization_code',
			),
			'code'         => array(
				'description' => __( 'The code that the browser brought back.', 'slipstream' ),
				'example'     => 'a1b2c3d4',
			),
			'email'        => array(
				'description' => __( 'The user’s email address on the site.', 'slipstream' ),
				'example'     => 'ann@example.com',
			),
		) + parent::argument_help();
	}
}
