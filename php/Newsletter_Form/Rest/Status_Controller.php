<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Newsletter_Form\Newsletter_Form_Services;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells editors whether forms can be shown and which groups there are: wpcom/v2/mailchimp. Public, as in Jetpack;
 * neither tells of the account or the key, and what strangers ask for leads to one request to Mailchimp in minutes.
 */
final class Status_Controller extends Controller {

	public function __construct( private Newsletter_Form_Services $services ) {}

	public function register_routes(): void {
		$this->route(
			'wpcom/v2',
			'/mailchimp',
			array( $this->handler( WP_REST_Server::READABLE, 'get_status', '__return_true' ) ),
			static fn (): array => self::schema_of(
				'mailchimp',
				array(
					'code'        => array(
						'type' => 'string',
						'enum' => array( 'connected', 'not_connected' ),
					),
					'connect_url' => 'string',
					'site_id'     => 'integer',
					'list'        => 'string',
				)
			)
		);
		$this->route(
			'wpcom/v2',
			'/mailchimp/groups',
			array( $this->handler( WP_REST_Server::READABLE, 'get_groups', '__return_true' ) ),
			static fn (): array => self::schema_of( 'mailchimp-groups', array( 'interest_categories' => 'array' ) )
		);
	}

	public function get_status(): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => array(
				'code'        => $this->services->newsletter()->is_ready() ? 'connected' : 'not_connected',
				'connect_url' => admin_url( 'admin.php?page=my-jetpack#/mailchimp' ),
				'site_id'     => get_current_blog_id(),
				'list'        => $this->services->newsletter()->slug(),
			)
		);
	}

	public function get_groups(): WP_REST_Response|WP_Error {
		$is_author = current_user_can( 'edit_posts' );
		return self::answer(
			fn (): array => array(
				'interest_categories' => $this->groups( $is_author ),
			)
		);
	}

	/**
	 * @param bool $is_author Whether groups are told that Mailchimp's own forms hide.
	 * @return list<array<string, mixed>>
	 * @throws Request_Error If they are not known.
	 */
	private function groups( bool $is_author ): array {
		$list   = $this->services->newsletter( $is_author );
		$groups = $list->is_ready() ? $list->groups() : throw Newsletter_Form_Services::not_connected();
		$shown  = array_filter(
			$groups,
			static fn ( array $group ): bool => $is_author || true !== $group['is_hidden']
		);
		return array_map(
			static fn ( array $group ): array => array(
				'id'        => $group['id'],
				'title'     => $group['title'],
				'interests' => $group['interests'],
			),
			array_values( $shown )
		);
	}
}
