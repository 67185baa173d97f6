<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use Slipstream\Modules\External_Host;
use Slipstream\Money\Currency;
use Slipstream\Money\Gateway;

/**
 * A form that leads to PayPal, to the account of an email address. PayPal tells this site nothing of what comes of it,
 * so nothing that is bought this way is ever called paid.
 */
final class Payment_Link {

	private const ADDRESS = 'https://www.paypal.com/cgi-bin/webscr';

	/** PayPal cuts longer names. */
	private const LONGEST_NAME = 127;

	/**
	 * @param string $dom_id   The first part of the IDs of its elements.
	 * @param string $page_url Where buyers come back to.
	 */
	public function __construct( private Product $product, private string $dom_id, private string $page_url ) {}

	/** Whom visitors contact who follow such a link. */
	public static function external_host(): External_Host {
		return new External_Host(
			__( 'Payments', 'slipstream' ),
			External_Host::of( self::ADDRESS ),
			External_Host::VISITORS,
			__( 'What visitors buy, its price, its seller, and what they enter to pay. They are taken there when they choose to pay, not before.', 'slipstream' )
		);
	}

	public function html(): string {
		$fields = '';
		foreach ( $this->fields() as $name => $value ) {
			$fields .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		return Product_Box::html(
			array(
				'action' => self::ADDRESS,
				'target' => '_blank',
			),
			$fields,
			$this->dom_id,
			$this->product->multiple ? 'quantity' : ''
		);
	}

	/** @return array<string, string> What PayPal is told, by name. */
	private function fields(): array {
		$price    = $this->product->price;
		$decimals = Currency::of( $price->currency )->at( Gateway::Paypal )->exponent ?? 0;
		$fields   = array(
			'cmd'           => '_xclick',
			'business'      => $this->product->email,
			'item_name'     => mb_substr( wp_strip_all_tags( $this->product->title ), 0, self::LONGEST_NAME ),
			'amount'        => $price->digits( $decimals ),
			'currency_code' => $price->currency,
			'charset'       => 'utf-8',
			'no_shipping'   => '1',
			'return'        => $this->page_url,
			'cancel_return' => $this->page_url,
		);
		return $this->product->multiple ? $fields : $fields + array( 'quantity' => '1' );
	}
}
