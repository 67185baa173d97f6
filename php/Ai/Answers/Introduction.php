<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Answers;

/**
 * Finds a first line such as "Here is the revised text:". It must speak of the answer itself: other lines that end in a
 * colon are the beginning of a text.
 */
final class Introduction {

	/** Longer lines are no introductions. */
	private const LONGEST = 200;

	private const GREETING = '(?:(?:sure|certainly|of course|absolutely|okay|ok|gerne|natürlich|klar|bien sûr|bien sur|claro|por supuesto|certo|certamente|natuurlijk)(?: thing)?[,.!:]?\h+)';

	/** By language: how the sentence begins, and what the answer is called. */
	private const SENTENCES = array(
		'(?:here(?:[\'’]s|\h+is|\h+are)|below\h+(?:is|are)|this\h+is)\h+(?:the|your|an?)\h+%stext|version|translation|summary|rewrite|revision|correction|excerpt|titles?|headlines?|draft|paragraphs?|post|article|answer|response|result|output|description|alternative\h+text|alt\h+text',
		'hier\h+(?:ist|sind|kommt)\h+(?:der|die|das|dein|deine|ihr|ihre|ein|eine)\h+%stext|fassung|version|übersetzung|zusammenfassung|titel|überschrift(?:en)?|entwurf|auszug|absatz|beitrag|artikel|antwort|alternativtext',
		'voici\h+(?:le|la|les|l[\'’]|votre|un|une)\h*%stexte|version|traduction|résumé|titres?|extrait|brouillon|paragraphe|article|réponse',
		'aquí\h+(?:tienes?|está|están|tiene)\h+(?:el|la|los|las|tu|su|un|una)\h+%stexto|versión|traducción|resumen|títulos?|extracto|borrador|párrafo|artículo|respuesta',
		'ecco\h+(?:il|la|lo|i|l[\'’]|un|una)\h*%stesto|versione|traduzione|riassunto|titol[oi]|estratto|bozza|paragrafo|articolo|risposta',
		'aqui\h+est(?:á|ão)\h+(?:o|a|os|as|um|uma)\h+%stexto|versão|tradução|resumo|títulos?|excerto|rascunho|parágrafo|artigo|resposta',
		'hier\h+is\h+(?:de|het|je|uw|een)\h+%stekst|versie|vertaling|samenvatting|titels?|concept|alinea|artikel|antwoord',
	);

	/** What the answer is said to be, before its name and behind it: "corrected … in German". */
	private const BEFORE = '(?:(?:revised|rewritten|corrected|translated|improved|simplified|shortened|shorter|longer|expanded|extended|updated|edited|polished|proofread|cleaned(?:-|\h)up|final|new|full|complete|requested|blog|suggested|possible|überarbeitete|korrigierte|übersetzte|verbesserte|gekürzte|fertige|corrigée?|révisée?|traduite?|corregid[oa]|traducid[oa]|corretto|tradotto|corrigid[oa]|traduzid[oa]|gecorrigeerde|vertaalde)\h+)*';

	private const BEHIND = '(?:\h+(?:you\h+(?:asked|requested|wanted)|in\h+|with\h+|of\h+(?:the|your)\h+(?:text|post|article|content)|for\h+(?:the|your)\h+(?:text|post|article|image|content)|auf\h+|en\h+|corrig|révis|tradui|correg|traduc|corrett|tradott)[^:\n]{0,80})?';

	/** What an introduction begins with. */
	private const STARTS = array(
		'sure',
		'certainly',
		'of course',
		'absolutely',
		'ok',
		'gerne',
		'nat',
		'klar',
		'bien s',
		'claro',
		'por supuesto',
		'cert',
		'here',
		'below',
		'this is',
		'hier',
		'voici',
		'aqu',
		'ecco',
	);

	/**
	 * How long the introduction is, with the break behind it.
	 *
	 * @return int|null Bytes; 0 if there is none, null while that is open.
	 */
	public static function length( string $text, bool $is_last ): ?int {
		$start = strlen( $text ) - strlen( ltrim( $text ) );
		$head  = ltrim( strtolower( substr( $text, $start, self::LONGEST ) ), '*_' );
		$end   = strpos( $text, "\n", $start );
		if ( false === $end || $end - $start > self::LONGEST ) {
			$may_be = '' === $head
				|| array() !== array_filter(
					self::STARTS,
					static fn ( string $word ): bool => str_starts_with( $head, $word )
						|| str_starts_with( $word, $head )
				);
			return $may_be && ! $is_last && false === $end && strlen( $text ) - $start <= self::LONGEST ? null : 0;
		}
		$line = rtrim( substr( $text, $start, $end - $start ) );
		if ( ! self::is( $line ) ) {
			return 0;
		}
		// An introduction with nothing behind it is all that there is.
		$is_all = '' === trim( substr( $text, $end ) );
		return $is_all ? ( $is_last ? 0 : null ) : $end + 1;
	}

	/** @param string $line The line, without its end. */
	private static function is( string $line ): bool {
		$line = trim( $line, '*_' );
		foreach ( self::SENTENCES as $sentence ) {
			$parts = explode( '%s', $sentence );
			$begin = '/^' . self::GREETING . '?' . $parts[0] . self::BEFORE;
			if ( 1 === preg_match( "$begin(?:{$parts[1]})" . self::BEHIND . '\h*:[*_]*$/iuD', $line ) ) {
				return true;
			}
		}
		return false;
	}
}
