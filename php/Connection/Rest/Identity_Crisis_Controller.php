<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Rest;

use Slipstream\Connection\Connection_Services;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * What an administrator chooses in an identity crisis: jetpack/v4/identity-crisis/confirm-safe-mode, …/migrate,
 * …/start-fresh.
 */
final class Identity_Crisis_Controller extends Connection_Route {

	public function __construct( private Connection_Services $services ) {}

	public function register_routes(): void {
		$may = array( $this, 'permissions_check' );
		$this->route(
			'jetpack/v4',
			'/identity-crisis/confirm-safe-mode',
			array( $this->handler( WP_REST_Server::EDITABLE, 'confirm_safe_mode', $may ) )
		);
		$this->route(
			'jetpack/v4',
			'/identity-crisis/migrate',
			array( $this->handler( WP_REST_Server::EDITABLE, 'migrate', $may ) )
		);
		$this->route(
			'jetpack/v4',
			'/identity-crisis/start-fresh',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'start_fresh',
					$may,
					array( 'redirect_uri' => self::text() )
				),
			)
		);
	}

	/** The site is a copy and stays as it is: nothing is sent. */
	public function confirm_safe_mode(): WP_REST_Response|WP_Error {
		return $this->answer( fn () => $this->services->crisis_choice()->confirm_safe_mode() );
	}

	/** The site has moved: tells the provider its new address. */
	public function migrate(): WP_REST_Response|WP_Error {
		return $this->answer( fn () => $this->services->crisis_choice()->migrate() );
	}

	/**
	 * The site is another one now: it forgets its registration, which stays with the original, and is registered anew.
	 */
	public function start_fresh( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer_text(
			$request,
			fn (): string => $this->services->crisis_choice()->start_fresh( get_current_user_id() )
				? $this->services->authorize_page()->url( (string) $request['redirect_uri'], 'start-fresh' )
				: ''
		);
	}

	public function permissions_check(): bool|WP_Error {
		return $this->check( 'disconnect', 'invalid_user_permission_identity_crisis' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		if ( '/identity-crisis/start-fresh' === $path ) {
			return array(
				'$schema' => 'http://json-schema.org/draft-04/schema#',
				'title'   => 'identity-crisis-url',
				'type'    => 'string',
			);
		}
		return self::schema_of( 'identity-crisis-choice', array( 'code' => 'string' ) );
	}

	protected function argument_help(): array {
		return array(
			'redirect_uri' => array(
				'description' => __( 'Where to return to after the connection is made.', 'slipstream' ),
				'example'     => 'admin.php?page=my-jetpack',
			),
		);
	}
}
