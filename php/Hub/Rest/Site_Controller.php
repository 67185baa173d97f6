<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest;

use Closure;
use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Registration\Move;
use Slipstream\Hub\Sites\Site_Auth;
use Slipstream\Hub\Sites\Sites;
use Slipstream\Signatures\Key_Pair;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Returns what the hub knows about a site, moves it, replaces its key, and disconnects it: slipstream/v1/hub/site and
 * below.
 */
final class Site_Controller extends Hub_Controller {

	/** @param Closure(): Move $move   Builds the move. */
	public function __construct(
		Site_Auth $auth,
		private Sites $sites,
		private Site_Answer $answer,
		private Closure $move
	) {
		parent::__construct( $auth );
	}

	public function register_routes(): void {
		$move  = self::claim() + array( 'name' => self::sanitized_text( 200, false ) );
		$lists = array_fill_keys( array( 'products', 'users', 'alarms' ), 'array' );
		$this->hub_route(
			'/site',
			array(
				'GET'    => array( 'get_site', 'site' ),
				'POST'   => array( 'move_site', 'move', $move ),
				'DELETE' => array( 'delete_site', 'waiting' ),
			),
			'hub-site',
			array_fill_keys( array( 'ID', 'owner', 'user_count' ), 'integer' ) + array_fill_keys(
				array( 'URL', 'name', 'status', 'wanted_tier', 'code' ),
				'string'
			) + array_fill_keys( array( 'plan', 'tier' ), 'object' ) + $lists
		);
		$this->hub_route(
			'/site/alarms',
			array( 'POST' => array( 'dismiss_alarms', 'site', array( 'dismiss' => self::must_be( true ) ) ) ),
			'hub-change',
			array( 'code' => 'string' )
		);
		$key = array(
			'public_key' => self::token( '^[A-Za-z0-9+/]{43}=' ),
			'proof'      => self::token( '^[A-Za-z0-9+/]{86}==' ),
		);
		$this->hub_route(
			'/site/key',
			array( 'POST' => array( 'replace_key', 'site', $key ) ),
			'hub-change',
			array( 'code' => 'string' )
		);
	}

	/** Allows active sites to move: the address that they call from is the new one. */
	public function move_permissions_check( WP_REST_Request $request ): bool|WP_Error {
		return $this->auth->allow_site( $request, true );
	}

	/** Allows sites to leave, even while they wait for approval. */
	public function waiting_permissions_check( WP_REST_Request $request ): bool|WP_Error {
		return $this->auth->allow_site( $request, false, true );
	}

	/** Returns what the hub knows about the site. */
	public function get_site( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->answer->of( $this->auth->site( $request ) ) );
	}

	/** Moves the site to the address that it calls from. */
	public function move_site( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array|WP_Error {
				$site  = $this->auth->site( $request );
				$claim = self::claim_of( $request, $site->public_key );
				if ( ! Home::is_same( $claim['home'], (string) $request->get_header( 'slipstream-site' ) ) ) {
					throw new Request_Error(
						'invalid_address',
						__( 'A site can only move to the address that it sends the request from.', 'slipstream' ),
						400
					);
				}
				$moved = ( $this->move )()->run(
					$site,
					$claim,
					isset( $request['name'] ) ? (string) $request['name'] : $site->name
				);
				return $moved instanceof WP_Error ? $moved : $this->answer->of( $moved );
			}
		);
	}

	public function delete_site( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$this->sites->leave( $this->auth->site( $request )->id );
				return self::success();
			}
		);
	}

	/** Records that the site's administrators have seen the alarms. */
	public function dismiss_alarms( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$this->sites->update( $this->auth->site( $request )->id, array( 'site_alarm' => 0 ) );
				return self::success();
			}
		);
	}

	/** Replaces the key that signed the request. */
	public function replace_key( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$site  = $this->auth->site( $request );
				$given = (string) $request['public_key'];
				$key   = Key_Pair::decode_public( $given );
				$proof = (string) base64_decode( (string) $request['proof'], true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Binary data as text.
				if (
					null === $key
					|| SODIUM_CRYPTO_SIGN_BYTES !== strlen( $proof )
					|| ! sodium_crypto_sign_verify_detached( $proof, "slipstream-key:$site->id:$given", $key )
				) {
					throw new Request_Error(
						'invalid_key',
						__( 'The request was not signed with the new key.', 'slipstream' ),
						400
					);
				}
				$this->sites->replace_key( $site, $given );
				return self::success();
			}
		);
	}

	protected function argument_help(): array {
		return array(
			'name'       => array(
				'description' => __( 'The site’s name.', 'slipstream' ),
				'example'     => 'Corner Bakery',
			),
			'dismiss'    => array(
				'description' => __( 'Must be true: dismisses the alarms.', 'slipstream' ),
				'example'     => true,
			),
			'public_key' => array(
				'description' => __( 'The site’s new Ed25519 public key, as Base64.', 'slipstream' ),
				'example'     => str_repeat( 'A', 43 ) . '=',
			),
			'proof'      => array(
				'description' => __( 'A signature with the new key, as Base64.', 'slipstream' ),
				'example'     => str_repeat( 'A', 86 ) . '==',
			),
		) + parent::argument_help();
	}
}
