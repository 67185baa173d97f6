<?php

declare( strict_types=1 );

namespace Slipstream\Privacy;

/**
 * A text for WordPress's privacy policy guide, made of what is true of the site as it is set up now.
 */
final class Policy_Text {

	/**
	 * @param Contacted_Servers $servers   The servers that are contacted.
	 * @param list<string>      $sentences What is stored.
	 */
	public function __construct( private Contacted_Servers $servers, private array $sentences ) {}

	public function add(): void {
		wp_add_privacy_policy_content( 'Slipstream', $this->html() );
	}

	public function html(): string {
		$purposes = $this->servers->about_people()->by_purpose();
		$lead     = array() === $purposes
			? __( 'With its current settings and published content, the Slipstream plugin on this site does not share visitors’ personal data with other services.', 'slipstream' )
			: __( 'The Slipstream plugin on this site sends data to these servers:', 'slipstream' );
		$items    = '';
		foreach ( $purposes as $purpose ) {
			foreach ( $purpose['contacts'] as $contact ) {
				$items .= sprintf(
					'<li><strong>%1$s</strong> (%2$s): %3$s</li>',
					esc_html( $purpose['purpose'] ),
					esc_html( wp_sprintf( '%l', $contact['hosts'] ) ),
					esc_html( implode( ' ', array_column( $contact['uses'], 'sent' ) ) )
				);
			}
		}
		return '<p class="privacy-policy-tutorial">' . esc_html__(
			'This text describes your current settings and published content. Check it again when you change them.',
			'slipstream'
		) . '</p>'
			. '<p>' . esc_html( $lead ) . '</p>'
			. ( '' === $items ? '' : "<ul>$items</ul>" )
			. implode(
				'',
				array_map(
					static fn ( string $sentence ): string => '<p>' . esc_html( $sentence ) . '</p>',
					$this->sentences
				)
			);
	}
}
