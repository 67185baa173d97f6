<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

use Slipstream\Http\Request_Error;

/**
 * What the pages of a declaration say, as laws want it in some words and not others.
 */
final class Declaration_Texts {

	/**
	 * @param string $title   Of the page, and of links to it.
	 * @param string $intro   Above the form.
	 * @param string $button  Leads to the second step.
	 * @param string $confirm Above what was typed, in the second step.
	 * @param string $send    Declares it.
	 */
	private function __construct(
		public readonly string $title,
		public readonly string $intro,
		public readonly string $button,
		public readonly string $confirm,
		public readonly string $send
	) {}

	/**
	 * The pages that the owner offers.
	 *
	 * @param array<Declaration_Kind>|null $kinds Only those; all by default.
	 * @return array<string, string> Titles by URL. If the database fails, all: the pages themselves say what is so.
	 */
	public static function links( ?array $kinds = null ): array {
		$links = array();
		foreach ( $kinds ?? Declaration_Kind::cases() as $kind ) {
			try {
				$is_offered = $kind->is_offered();
			} catch ( Request_Error ) {
				$is_offered = true;
			}
			if ( $is_offered ) {
				$links[ $kind->url() ] = self::of( $kind )->title;
			}
		}
		return $links;
	}

	public static function of( Declaration_Kind $kind ): self {
		$texts = match ( $kind ) {
			Declaration_Kind::Cancel   => array(
				'title'   => __( 'Cancel contracts here', 'slipstream' ),
				'intro'   => __( 'You can cancel contracts with this site here, such as subscriptions. You get a receipt by email at once.', 'slipstream' ),
				'button'  => __( 'Continue', 'slipstream' ),
				'confirm' => __( 'Is this right? When you press “Cancel now”, your declaration is stored and sent.', 'slipstream' ),
				'send'    => __( 'Cancel now', 'slipstream' ),
			),
			Declaration_Kind::Withdraw => array(
				'title'   => __( 'Withdraw from contract here', 'slipstream' ),
				'intro'   => __( 'If the law gives you the right to withdraw from a contract with this site, you can do so here. You get a receipt by email at once.', 'slipstream' ),
				'button'  => __( 'Continue', 'slipstream' ),
				'confirm' => __( 'Is this right? When you press “Confirm withdrawal”, your declaration is stored and sent.', 'slipstream' ),
				'send'    => __( 'Confirm withdrawal', 'slipstream' ),
			),
		};
		/**
		 * Filters what the pages say where people cancel or withdraw from contracts.
		 *
		 * @since 0.1.0
		 *
		 * @param array{title: string, intro: string, button: string, confirm: string, send: string} $texts Plain texts:
		 *     the page's title, what stands above the form, its button, and the same of the second step.
		 * @param string $kind 'cancel' or 'withdraw'.
		 */
		$filtered = (array) apply_filters( 'slipstream_declaration_texts', $texts, $kind->value );
		return new self( ...array_map( 'strval', array_intersect_key( $filtered, $texts ) + $texts ) );
	}
}
