<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Rest\Controller;
use Slipstream\Rest\Download_Response;
use Slipstream\Subscribers\Lists\Subscriber_Filter;
use Slipstream\Subscribers\Lists\Subscribers_Csv;
use Slipstream\Subscribers\Newsletter_Categories;
use Slipstream\Subscribers\People\Access;
use Slipstream\Subscribers\People\Joining;
use Slipstream\Subscribers\People\Left_By;
use Slipstream\Subscribers\People\State;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Subscribers\Subscribers_Services;
use Slipstream\Support\Email_Address;
use Slipstream\Support\Utf8;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Subscribers for administrators: slipstream/v1/subscribers, …/{id}, …/export. */
final class Subscribers_Controller extends Controller {

	public function __construct( private Subscribers_Services $services ) {}

	public function register_routes(): void {
		$may = array( $this, 'get_items_permissions_check' );
		$this->route(
			'slipstream/v1',
			'/subscribers',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_items', $may, self::filter_args() + self::page_args() ),
				$this->handler( WP_REST_Server::CREATABLE, 'create_item', $may, self::new_args() ),
			),
			static fn (): array => Subscriber_Items::list_of( 'subscribers', self::item_schema() )
		);
		$this->download_route( '/subscribers/export', 'export_items', $may, self::filter_args() );
		$id = array( 'id' => self::id_arg( __( 'The ID of the subscriber.', 'slipstream' ) ) );
		$this->route(
			'slipstream/v1',
			'/subscribers/(?P<id>\\d{1,18})',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_item', $may, $id ),
				$this->handler( WP_REST_Server::DELETABLE, 'delete_item', $may, $id ),
			),
			self::detail_schema( ... )
		);
	}

	/** @param WP_REST_Request $request Not used. */
	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$per_page              = (int) $request['per_page'];
				list( $found, $total ) = $this->services->subscriber_list()->page(
					$this->filter( $request ),
					(int) $request['page'],
					$per_page
				);
				return self::page_of( array_map( Subscriber_Items::subscriber( ... ), $found ), $total, $per_page );
			}
		);
	}

	/** Adds someone for whom the administrator vouches, or asks them by mail. */
	public function create_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$joining = new Joining(
					(string) $request['email'],
					'owner ' . get_current_user_id(),
					trim( (string) $request['name'] ),
					(string) $request['language'],
					$this->categories( array_map( 'intval', (array) $request['categories'] ) )
				);
				$consent = trim( (string) $request['consent'] );
				$by_hand = $this->services->by_hand();
				$parts   = array( get_current_user_id(), Visitor::current( get_current_user_id() ) );
				if ( '' === $consent ) {
					$by_hand->invite( $joining, ...$parts );
					return new WP_REST_Response( array( 'status' => 'invited' ), 202 );
				}
				$added = $by_hand->add( $joining, $consent, ...$parts );
				return new WP_REST_Response(
					array( 'status' => 'added' ) + Subscriber_Items::subscriber( $added ),
					201
				);
			}
		);
	}

	public function export_items( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): Download_Response {
				$filter     = $this->filter( $request );
				$categories = $this->services->categories();
				// Now: later there is no way to say that they cannot be read.
				$this->services->subscriber_list()->page( $filter, 1, 1 );
				$categories->terms();
				$all = $this->services->subscriber_list()->all( $filter );
				return new Download_Response(
					static fn ( $stream ) => Subscribers_Csv::write( $stream, $all, $categories ),
					'subscribers-' . gmdate( 'Y-m-d' ) . '.csv',
					'text/csv; charset=utf-8'
				);
			}
		);
	}

	/** A subscriber, with what proves that they wanted it. */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$subscriber = $this->subscriber( $request );
				return Subscriber_Items::subscriber( $subscriber ) + array(
					'proofs' => array_map(
						Subscriber_Items::proof( ... ),
						$this->services->proofs()->of_person( $subscriber->person )
					),
				);
			}
		);
	}

	/** Ends a subscription. No import brings them back. */
	public function delete_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$subscriber = $this->subscriber( $request );
				$this->services->departure()->leave( $subscriber, Left_By::Owner );
				return Subscriber_Items::subscriber( $this->subscriber( $request ) );
			}
		);
	}

	private function subscriber( WP_REST_Request $request ): Subscriber {
		return $this->services->subscribers()->find( (int) $request['id'] ) ?? throw new Request_Error(
			'subscriber_not_found',
			__( 'There is no such subscriber.', 'slipstream' ),
			404
		);
	}

	/**
	 * @param array<int> $ids None for all.
	 * @return list<int>
	 */
	private function categories( array $ids ): array {
		$own = array_intersect( Newsletter_Categories::ids_of( $this->services->categories()->terms() ), $ids );
		if ( array() === $own && array() !== $ids ) {
			throw new Request_Error(
				'subscriber_no_category',
				__( 'None of these is a newsletter category of this site.', 'slipstream' ),
				400
			);
		}
		return array_values( $own );
	}

	private function filter( WP_REST_Request $request ): Subscriber_Filter {
		$search = trim( Utf8::scrub( (string) $request['search'] ) );
		$email  = Email_Address::valid( $search );
		return new Subscriber_Filter(
			$search,
			'' === $email ? '' : $this->services->keys()->of( $email ),
			State::tryFrom( (string) $request['state'] ),
			Access::tryFrom( (string) $request['access'] ),
			(int) $request['category']
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function filter_args(): array {
		return array(
			'search'   => self::text( 254 ),
			'state'    => array(
				'description' => __( 'Limit results to those who are subscribers, or to those who have left.', 'slipstream' ),
				'type'        => 'string',
				'enum'        => array_column( State::cases(), 'value' ),
				'default'     => State::Active->value,
				'example'     => State::Active->value,
			),
			'access'   => array(
				'description' => __( 'Limit results to those who may read this.', 'slipstream' ),
				'type'        => 'string',
				'enum'        => array_column( Access::cases(), 'value' ),
				'example'     => Access::Free->value,
			),
			'category' => array(
				'description' => __( 'Limit results to those who get this category.', 'slipstream' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 1000000000,
				'example'     => 1,
			),
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function new_args(): array {
		return array(
			'email'      => array(
				'description' => __( 'The email address.', 'slipstream' ),
				'example'     => 'ann@example.org',
				'required'    => true,
			) + self::text( Email_Address::LONGEST ),
			'name'       => array(
				'description' => __( 'What they are called.', 'slipstream' ),
				'example'     => 'Ann',
			) + self::text( Joining::LONGEST_NAME ),
			'language'   => array(
				'description' => __( 'The language of their emails, as a locale.', 'slipstream' ),
				'example'     => 'de_DE',
			) + self::text( Joining::LONGEST_LANGUAGE ),
			'categories' => array(
				'description' => __( 'The IDs of the newsletter categories that they get; none for all.', 'slipstream' ),
				'type'        => 'array',
				'maxItems'    => 200,
				'items'       => array(
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => 1000000000,
				),
				'example'     => array( 1 ),
			),
			'consent'    => array(
				'description' => __( 'To what they have agreed, and where, if you vouch for it. Without it, they are asked by email.', 'slipstream' ),
				'example'     => 'Signed a list at our fair in May.',
			) + self::text( 2000 ),
		);
	}

	/** @return array<string, mixed> */
	private static function item_schema(): array {
		return self::schema_of( 'subscriber', Subscriber_Items::subscriber_schema() );
	}

	/** @return array<string, mixed> */
	private static function detail_schema(): array {
		return self::schema_of(
			'subscriber',
			Subscriber_Items::subscriber_schema() + array(
				'proofs' => array(
					'type'  => 'array',
					'items' => self::schema_of( 'consent-proof', Subscriber_Items::proof_schema() ),
				),
			)
		);
	}
}
