<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Rest;

use Slipstream\Payers\Declarations\Declaration_Kind;
use Slipstream\Payers\Declarations\Declaration_Texts;
use Slipstream\Payers\Pages\My_Payments_Page;
use Slipstream\Payers\Pages\My_Payments_View;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Where owners find the addresses that they link to: slipstream/v1/payments/pages. */
final class Payer_Pages_Controller extends Controller {

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/payments/pages',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_items',
					array( $this, 'get_items_permissions_check' ),
					array()
				),
			),
			static fn (): array => array(
				'$schema' => 'http://json-schema.org/draft-04/schema#',
				'title'   => 'payer-pages',
				'type'    => 'array',
				'items'   => self::schema_of(
					'payer-page',
					array(
						'id'         => 'string',
						'title'      => 'string',
						'url'        => 'string',
						'is_offered' => 'boolean',
					)
				),
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
			static fn (): array => array(
				self::page( 'payments', My_Payments_View::title(), My_Payments_Page::url(), true ),
				...array_map(
					static fn ( Declaration_Kind $kind ): array => self::page(
						$kind->value,
						Declaration_Texts::of( $kind )->title,
						$kind->url(),
						$kind->is_offered()
					),
					Declaration_Kind::cases()
				),
			)
		);
	}

	/** @return array{id: string, title: string, url: string, is_offered: bool} */
	private static function page( string $id, string $title, string $url, bool $is_offered ): array {
		return compact( 'id', 'title', 'url', 'is_offered' );
	}
}
