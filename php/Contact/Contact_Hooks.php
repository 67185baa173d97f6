<?php
/**
 * Where contact details meet WordPress.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Contact;

use Slipstream\Structured_Data\Graph;
use Slipstream\Structured_Data\Page_Graph;

/**
 * The hooks of contact details. Other classes are loaded when a hook runs.
 */
final class Contact_Hooks {

	/**
	 * Contact details: where blocks can get them, and what search engines read of them.
	 */
	public static function add(): void {
		add_action(
			'init',
			static fn () => register_block_bindings_source(
				'slipstream/contact',
				array(
					'label'              => __( 'Contact details of the site', 'slipstream' ),
					'get_value_callback' => static fn ( array $args, $block, string $attribute ): ?string => Binding::value( $args, $block, $attribute ),
				)
			)
		);
		foreach ( array( 'jetpack/email', 'jetpack/phone', 'jetpack/address' ) as $name ) {
			add_filter( "block_bindings_supported_attributes_$name", static fn ( $attributes ): array => Binding::supported( $attributes, $name ) );
		}
		$page = null;
		add_action(
			'slipstream_structured_data',
			static function ( $node ) use ( &$page ): void {
				$page ??= new Page_Graph( new Graph() );
				$page->collect( $node );
			}
		);
	}
}
