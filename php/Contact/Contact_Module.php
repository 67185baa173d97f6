<?php

declare( strict_types=1 );

namespace Slipstream\Contact;

use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Stored_Data;
use Slipstream\Structured_Data\Graph;
use Slipstream\Structured_Data\Page_Graph;

/**
 * Contact details: where blocks can get them, and what search engines read of them.
 */
final class Contact_Module implements With_Start_Data, With_Stored_Data {

	/** The source of block bindings. Both are here because each page view needs them, and few need more. */
	public const BINDING_SOURCE = 'slipstream/contact';

	/** The attributes of our blocks that can be bound. */
	public const BINDABLE = array(
		'jetpack/email'   => array( 'email' ),
		'jetpack/phone'   => array( 'phone' ),
		'jetpack/address' => array( 'address', 'addressLine2', 'addressLine3', 'city', 'region', 'postal', 'country' ),
	);

	public function slug(): string {
		return 'contact';
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		add_action(
			'init',
			static fn () => register_block_bindings_source(
				self::BINDING_SOURCE,
				array(
					'label'              => __( 'Site contact details', 'slipstream' ),
					'get_value_callback' => static fn ( array $args, $block, string $attribute ): ?string =>
						Binding::value( $args, $block, $attribute ),
				)
			)
		);
		foreach ( array_keys( self::BINDABLE ) as $name ) {
			add_filter(
				"block_bindings_supported_attributes_$name",
				static fn ( $attributes ): array => Binding::supported( $attributes, $name )
			);
		}
		$page = null;
		add_action(
			'slipstream_structured_data',
			static function ( $node ) use ( &$page ): void {
				$page ??= new Page_Graph( new Graph() );
				$page->collect( $node );
			}
		);
		add_action( 'rest_api_init', static fn () => ( new Site_Details() )->register() );
	}

	/** The details: only administrators may read the site's settings, all authors may show them. */
	public function start_data(): array {
		return array( 'contact' => static fn (): array => ( new Site_Details() )->get() );
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Site_Details::OPTION ) );
	}
}
