<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Newsletter_Form\Newsletter_Form_Services;
use Slipstream\Newsletter_Form\Newsletter_Form_Settings;
use Slipstream\Rest\Controller;
use Slipstream\Services\Mailchimp\Audience;
use Slipstream\Services\Mailchimp\Mailchimp_Error;
use Slipstream\Services\Mailchimp\Mailchimp_Failure;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Shows the audiences of the account, and stores the one that people sign up to: wpcom/v2/mailchimp/settings.
 */
final class Audiences_Controller extends Controller {

	public function __construct( private Newsletter_Form_Services $services ) {}

	public function register_routes(): void {
		$permission = array( $this, 'settings_permissions_check' );
		$this->route(
			'wpcom/v2',
			'/mailchimp/settings',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_settings', $permission ),
				$this->handler(
					WP_REST_Server::CREATABLE,
					'set_settings',
					$permission,
					array(
						'follower_list_id' => array(
							'description' => __( 'The ID of the audience that people sign up to; an empty text for none.', 'slipstream' ),
							'type'        => 'string',
							'required'    => true,
							'pattern'     => '^(?:[0-9a-zA-Z]{1,40})?$(?!\n)',
							'example'     => '57afe96172',
						),
					)
				),
			),
			static fn (): array => self::schema_of(
				'mailchimp-settings',
				array(
					'follower_list_id' => 'string',
					'audiences'        => 'array',
					'webhook'          => array(
						'type' => 'string',
						'enum' => array( 'on', 'off' ),
					),
					'webhook_problem'  => 'string',
				)
			)
		);
	}

	public function settings_permissions_check(): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function get_settings(): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->settings( '' ) );
	}

	public function set_settings( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$id = (string) $request['follower_list_id'];
				if ( '' === $id ) {
					$this->services->choice()->set( '' );
					$this->services->webhook_setup()->remove();
					return $this->settings( '' );
				}
				$this->choose( $id );
				try {
					$this->services->webhook_setup()->set_up( $id );
				} catch ( Request_Error $error ) {
					// People can sign up without it.
					return $this->settings( $error->getMessage() );
				}
				return $this->settings( '' );
			}
		);
	}

	/** Stores an audience that there is. */
	private function choose( string $id ): void {
		try {
			$this->services->account()->client()->audience( $id );
		} catch ( Mailchimp_Error $error ) {
			throw Mailchimp_Failure::Not_Found === $error->failure
				? new Request_Error(
					'mailchimp_audience_unknown',
					__( 'Mailchimp has no such audience. Choose another one.', 'slipstream' ),
					400
				)
				: $error->for_authors();
		}
		$this->services->choice()->set( $id );
		$this->services->account()->memory()->forget( $id );
		$this->services->account()->troubles()->note( null );
	}

	/**
	 * @param string $problem Why Mailchimp does not send messages; '' if it does, or nobody has tried.
	 * @return array<string, mixed>
	 */
	private function settings( string $problem ): array {
		$chosen    = $this->services->choice()->get();
		$audiences = array();
		$is_told   = '' !== $chosen && $this->services->webhook_setup()->is_set_up( $chosen );
		if ( null !== Newsletter_Form_Settings::key() ) {
			try {
				$audiences = $this->services->account()->client()->audiences();
			} catch ( Mailchimp_Error $error ) {
				throw $error->for_authors();
			}
		}
		return array(
			'follower_list_id' => $chosen,
			'audiences'        => array_map(
				static fn ( Audience $audience ): array => array(
					'id'           => $audience->id,
					'name'         => $audience->name,
					'double_optin' => $audience->asks_twice,
				),
				$audiences
			),
			'webhook'          => $is_told ? 'on' : 'off',
			'webhook_problem'  => $problem,
		);
	}
}
