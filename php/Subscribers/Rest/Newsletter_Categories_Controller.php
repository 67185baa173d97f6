<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Rest;

use Slipstream\Rest\Controller;
use Slipstream\Subscribers\Lists\Subscriber_List;
use Slipstream\Subscribers\Newsletter_Categories;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_Term;

/** The categories that subscribers can choose: wpcom/v2/newsletter-categories, …/count. */
final class Newsletter_Categories_Controller extends Controller {

	public function __construct( private Newsletter_Categories $categories, private Subscriber_List $subscribers ) {}

	public function register_routes(): void {
		$may = array( $this, 'get_items_permissions_check' );
		$this->route(
			'wpcom/v2',
			'/newsletter-categories',
			array( $this->handler( WP_REST_Server::READABLE, 'get_items', $may ) ),
			self::list_schema( ... )
		);
		$args = array(
			'term_ids' => array(
				'description' => __( 'The IDs of the categories of a post, separated by commas.', 'slipstream' ),
				'type'        => 'string',
				'pattern'     => '^(\d{1,10}(,\d{1,10})*)?$(?!\n)',
				'maxLength'   => 2000,
				'default'     => '',
				'example'     => '1,2',
			),
		);
		$this->route(
			'wpcom/v2',
			'/newsletter-categories/count',
			array( $this->handler( WP_REST_Server::READABLE, 'get_count', $may, $args ) ),
			static fn (): array => self::schema_of(
				'newsletter-categories-count',
				array( 'subscriptions_count' => 'integer' )
			)
		);
	}

	/** @param WP_REST_Request $request Not used. */
	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	/** @param WP_REST_Request $request Not used. */
	public function get_items( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => array(
				'enabled'               => $this->categories->are_enabled(),
				'newsletter_categories' => array_map( $this->item( ... ), $this->categories->terms() ),
			)
		);
	}

	/** How many subscribers a post in some categories is for. */
	public function get_count( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$ids = array_map( 'intval', explode( ',', (string) $request['term_ids'] ) );
				$own = Newsletter_Categories::ids_of( $this->categories->offered() );
				$ids = array_values( array_intersect( $own, $ids ) );
				return array( 'subscriptions_count' => $this->subscribers->count_of( $ids ) );
			}
		);
	}

	/** @return array<string, string|int> */
	private function item( WP_Term $term ): array {
		return array(
			'id'                 => $term->term_id,
			'name'               => wp_specialchars_decode( $term->name, ENT_QUOTES ),
			'slug'               => $term->slug,
			'description'        => $term->description,
			'parent'             => $term->parent,
			'subscription_count' => $this->subscribers->count_of( array( $term->term_id ) ),
		);
	}

	/** @return array<string, mixed> */
	private static function list_schema(): array {
		return self::schema_of(
			'newsletter-categories',
			array(
				'enabled'               => 'boolean',
				'newsletter_categories' => array(
					'type'  => 'array',
					'items' => self::schema_of(
						'newsletter-category',
						array_fill_keys( array( 'id', 'parent', 'subscription_count' ), 'integer' )
							+ array_fill_keys( array( 'name', 'slug', 'description' ), 'string' )
					),
				),
			)
		);
	}
}
