<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest;

use Closure;
use Slipstream\Hub\Registration\Registration;
use Slipstream\Hub\Sites\Site_Auth;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * POST slipstream/v1/hub/register, signed with the key that it contains.
 */
final class Registration_Controller extends Hub_Controller {

	/** @param Closure(): Registration $registration Builds the registration. */
	public function __construct( Site_Auth $auth, private Closure $registration ) {
		parent::__construct( $auth );
	}

	public function register_routes(): void {
		$args = self::claim() + array(
			'name'       => self::sanitized_text( 200, false ),
			'public_key' => self::token( '^[A-Za-z0-9+/]{43}=' ),
			'invitation' => self::sanitized_text( 100, false ),
			'version'    => self::sanitized_text( 20, false ),
			'plugins'    => array(
				'type'     => 'array',
				'maxItems' => 50,
				'items'    => array(
					'type'    => 'string',
					'pattern' => '^[A-Za-z0-9_-]{1,80}$(?!\n)',
				),
				'default'  => array(),
			),
			'check'      => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
		$this->hub_route(
			'/register',
			array( 'POST' => array( 'register', 'new', $args ) ),
			'hub-registration',
			array(
				'site_id' => 'integer',
				'status'  => 'string',
			)
		);
	}

	/** Allows anyone who signed the request with the key that it contains. */
	public function new_permissions_check( WP_REST_Request $request ): bool|WP_Error {
		return $this->auth->allow_new( $request );
	}

	public function register( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$claim     = self::claim_of( $request, (string) $request['public_key'] );
		$applicant = array(
			'home'       => $claim['home'],
			'siteurl'    => $claim['siteurl'],
			'name'       => (string) $request['name'],
			'public_key' => $claim['public_key'],
			'version'    => (string) $request['version'],
			'plugins'    => implode( ',', (array) $request['plugins'] ),
		);
		return self::answer(
			function () use ( $request, $applicant, $claim ): array|WP_Error {
				$registration = ( $this->registration )();
				$work         = $request['check'] ? $registration->check( ... ) : $registration->register( ... );
				return $work( $applicant, trim( (string) $request['invitation'] ), $claim );
			}
		);
	}

	protected function argument_help(): array {
		return array(
			'name'       => array(
				'description' => __( 'The site’s name.', 'slipstream' ),
				'example'     => 'Corner Bakery',
			),
			'public_key' => array(
				'description' => __( 'The site’s Ed25519 public key, as Base64.', 'slipstream' ),
				'example'     => str_repeat( 'A', 43 ) . '=',
			),
			'invitation' => array(
				'description' => __( 'An invitation code.', 'slipstream' ),
				'example'     => 'K7QM-2XPA',
			),
			'version'    => array(
				'description' => __( 'The plugin’s version on the site.', 'slipstream' ),
				'example'     => '1.0.0',
			),
			'plugins'    => array(
				'description' => __( 'Plugins that use the connection.', 'slipstream' ),
				'example'     => array( 'slipstream' ),
			),
			'check'      => array(
				'description' => __( 'Whether to only check if the site could register after leaving.', 'slipstream' ),
				'example'     => true,
			),
		) + parent::argument_help();
	}
}
